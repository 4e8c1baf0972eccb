/** Updates the URL when a question opens or closes, so that it can be copied and shared. */
function updateHash({ id, open }: HTMLDetailsElement): void {
  if (open) history.replaceState(history.state, '', `#${id}`)
  // Opening another question closes this one, and the URL may have its hash already.
  else if (location.hash === `#${id}`) history.replaceState(history.state, '', location.pathname + location.search)
}

for (const question of document.querySelectorAll<HTMLDetailsElement>('details[id]')) {
  question.addEventListener('toggle', () => updateHash(question))
}
