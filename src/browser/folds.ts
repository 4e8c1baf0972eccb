const wide = matchMedia('(min-width: 60rem)')
const railLies = matchMedia('(min-width: 48rem)')

/** On wide screens what phones fold lies open, and cannot be pressed by mistake. It stays open when the window narrows. */
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

/** A row that does not scroll is no stop on the way through the page. */
export function passStillRails(): void {
  const pass = () => {
    for (const rail of document.querySelectorAll<HTMLElement>('[data-rail]')) rail.tabIndex = railLies.matches ? -1 : 0
  }
  pass()
  railLies.addEventListener('change', pass)
}
