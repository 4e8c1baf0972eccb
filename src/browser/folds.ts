const wide = matchMedia('(min-width: 60rem)')
const railLies = matchMedia('(min-width: 48rem)')

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

/** A rail that does not scroll needs no tab stop. */
export function passStillRails(): void {
  const pass = () => {
    for (const rail of document.querySelectorAll<HTMLElement>('[data-rail]')) rail.tabIndex = railLies.matches ? -1 : 0
  }
  pass()
  railLies.addEventListener('change', pass)
}
