/** #privacy and #terms are opened by their hash; Escape closes them the way their own link does. */
export function connectNotices(): void {
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    const closer = document.querySelector<HTMLAnchorElement>('[data-notice]:target a[href="#legal"]')
    if (!closer || document.querySelector(':modal, :popover-open')) return
    const { id } = closer.closest('section') ?? {}
    closer.click()
    document.querySelector<HTMLAnchorElement>(`#legal a[href="#${id}"]`)?.focus()
  })
}
