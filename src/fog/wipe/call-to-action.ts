/**
 * Prepares a call to action with the links of the call bar, and returns the function that shows it. Its element is there
 * from the start, because screen readers announce only changes in a live region that they know.
 */
export function prepareCallToAction(view: HTMLElement): () => void {
  const line = document.createElement('p')
  line.className = 'night'
  line.role = 'status'
  view.append(line)
  return () => {
    if (line.hasChildNodes()) return
    const words = document.createElement('span')
    words.textContent = view.dataset.callToAction ?? ''
    const links = ['tel:', 'sms:'].map((scheme) =>
      document.querySelector(`[data-call-bar] a[href^="${scheme}"]`)?.cloneNode(true),
    )
    line.append(words, ...links.filter((link) => link !== undefined))
    // In the next frame, so that it comes up.
    requestAnimationFrame(() => view.toggleAttribute('data-call-shown', true))
  }
}
