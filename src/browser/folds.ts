const wide = matchMedia('(min-width: 60rem)')
const fitsRails = matchMedia('(min-width: 48rem)')

/** Opens on wide screens what phones fold, and takes its summary out of the tab order. It stays open in a narrowed window. */
export function openFoldsOnWideScreens(): void {
  const open = () => {
    if (!wide.matches) return
    for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-open-wide]')) {
      details.open = true
      details.querySelector('summary')?.setAttribute('tabindex', '-1')
    }
  }
  open()
  wide.addEventListener('change', open)
}

/** A rail that scrolls is a tab stop, so that the arrow keys reach it, and shows the whole of an item that has the focus. */
export function connectRails(): void {
  const pass = () => {
    for (const rail of document.querySelectorAll<HTMLElement>('[data-rail]')) rail.tabIndex = fitsRails.matches ? -1 : 0
  }
  pass()
  fitsRails.addEventListener('change', pass)
  // Browsers leave an item where it is that peeks in, also when it gets the focus.
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element)
      target.closest('[data-rail] > * > *')?.scrollIntoView({ block: 'nearest', inline: 'start' })
  })
}
