/**
 * Says once, under the view that has come back, what the business can do, with the links of the call bar. The line is
 * there from the start, since screen readers announce only what changes in a live region that they know.
 */
export function prepareOffer(view: HTMLElement): () => void {
  const line = document.createElement('p')
  line.className = 'night'
  line.role = 'status'
  view.append(line)
  return () => {
    if (line.hasChildNodes()) return
    const words = document.createElement('span')
    words.textContent = view.dataset.offer ?? ''
    const links = ['tel:', 'sms:'].map((scheme) =>
      document.querySelector(`body > aside a[href^="${scheme}"]`)?.cloneNode(true),
    )
    line.append(words, ...links.filter((link) => link !== undefined))
    // In the next frame, so that it comes up.
    requestAnimationFrame(() => view.toggleAttribute('data-offered', true))
  }
}
