/** Updates the URL when a visitor opens a question, so that it can be copied and shared. */
function updateHash(question: HTMLDetailsElement): void {
  // At this point the click has not opened or closed the question yet.
  const isOpening = !question.open
  history.replaceState(history.state, '', isOpening ? `#${question.id}` : location.pathname + location.search)
}

for (const question of document.querySelectorAll<HTMLDetailsElement>('details[id]')) {
  question.querySelector('summary')?.addEventListener('click', () => updateHash(question))
}
