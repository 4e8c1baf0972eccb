/** The question that the address names, if this page has it. */
function findQuestion(): HTMLDetailsElement | null {
  const element = document.getElementById(location.hash.slice(1))
  return element instanceof HTMLDetailsElement ? element : null
}

/** Opens the question that the address names. Its neighbours close by themselves, as they share a name. */
async function openNamedQuestion(): Promise<void> {
  const question = findQuestion()
  if (!question) return
  question.open = true
  question.scrollIntoView()
  // A question above may have been closing meanwhile, and this one has moved up with it.
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  question.scrollIntoView()
}

/** The address follows what the visitor opens, so that it can be copied and shared. */
function nameQuestion(question: HTMLDetailsElement): void {
  // The click that opens or closes it has not taken effect yet.
  const isOpening = !question.open
  history.replaceState(history.state, '', isOpening ? `#${question.id}` : location.pathname + location.search)
}

function connectQuestions(): void {
  addEventListener('hashchange', openNamedQuestion)
  for (const question of document.querySelectorAll<HTMLDetailsElement>('details[id]')) {
    question.querySelector('summary')?.addEventListener('click', () => nameQuestion(question))
  }
  openNamedQuestion()
}

connectQuestions()
