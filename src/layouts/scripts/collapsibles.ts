const wide = matchMedia('(min-width: 60rem)')

/** Opens on wide screens what phones fold, and takes its summary out of the tab order. It stays open in a narrowed window. */
export function openCollapsiblesOnWideScreens(): void {
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
