const fitsRails = matchMedia('(min-width: 48rem)')

/** A rail that scrolls is a tab stop, so that the arrow keys reach it, and shows the whole of an item that has the focus. */
export function connectRails(): void {
  const setTabStops = () => {
    for (const rail of document.querySelectorAll<HTMLElement>('[data-rail]')) rail.tabIndex = fitsRails.matches ? -1 : 0
  }
  setTabStops()
  fitsRails.addEventListener('change', setTabStops)
  // Browsers do not scroll an item into view on focus that is already partly visible.
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element)
      target.closest('[data-rail] > * > *')?.scrollIntoView({ block: 'nearest', inline: 'start' })
  })
}
