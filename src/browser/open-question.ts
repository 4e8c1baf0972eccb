/** The address follows what the visitor opens, so that it can be copied and shared. */
function nameQuestion(question: HTMLDetailsElement): void {
  // The click that opens or closes it has not taken effect yet.
  const isOpening = !question.open
  history.replaceState(history.state, '', isOpening ? `#${question.id}` : location.pathname + location.search)
}

for (const question of document.querySelectorAll<HTMLDetailsElement>('details[id]')) {
  question.querySelector('summary')?.addEventListener('click', () => nameQuestion(question))
}
