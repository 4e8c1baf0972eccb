/** From this width on the styles lay a carousel out as a grid. */
const gridLayout = matchMedia('(min-width: 48rem)')

/** A carousel that scrolls is a tab stop, so that the arrow keys reach it, and shows the whole of an item that has the focus. */
export function connectCarousels(): void {
  const setTabStops = () => {
    for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]'))
      carousel.tabIndex = gridLayout.matches ? -1 : 0
  }
  setTabStops()
  gridLayout.addEventListener('change', setTabStops)
  // Browsers do not scroll an item into view on focus that is already partly visible.
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element)
      target.closest('[data-carousel] > * > *')?.scrollIntoView({ block: 'nearest', inline: 'start' })
  })
}
