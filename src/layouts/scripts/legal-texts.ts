/** #privacy and #terms are opened by their hash; Escape closes them the way their own link does. */
export function connectLegalTexts(): void {
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    const closer = document.querySelector<HTMLAnchorElement>('[data-legal-text]:target a[href="#legal"]')
    if (!closer || document.querySelector(':modal, :popover-open')) return
    const { id } = closer.closest('section') ?? {}
    // Following the link moves the focus, so it is returned to the link that opened the text.
    const focusOpener = () => document.querySelector<HTMLAnchorElement>(`footer a[href="#${id}"]`)?.focus()
    addEventListener('hashchange', focusOpener, { once: true })
    closer.click()
  })
}
