/** Says once, under the view that has come back, what the business can do, with the links of the call bar. */
export function makeOffer(view: HTMLElement): void {
  const line = view.querySelector<HTMLElement>('[data-fog-offer]')
  if (!line || line.childElementCount > 0) return
  const words = document.createElement('span')
  words.textContent = line.dataset.fogOffer ?? ''
  const links = ['tel:', 'sms:'].flatMap((scheme) => {
    const link = document.querySelector(`body > aside a[href^="${scheme}"]`)
    return link ? [link.cloneNode(true)] : []
  })
  line.append(words, ...links)
  // In the next frame, so that it comes up.
  requestAnimationFrame(() => view.toggleAttribute('data-offered', true))
}
