/** The dropdown is a popover, which the browser opens and closes. This sets aria-expanded and closes it when focus leaves. */
export function connectServicesMenu(): void {
  const panel = document.querySelector<HTMLElement>('#services-menu')
  const opener = document.querySelector<HTMLElement>('[popovertarget="services-menu"]')
  if (!panel || !opener) return

  const sayState = (isOpen: boolean) => opener.setAttribute('aria-expanded', String(isOpen))
  sayState(false)
  panel.addEventListener('toggle', (event) => sayState(event.newState === 'open'))

  opener.parentElement?.addEventListener('focusout', ({ relatedTarget, currentTarget }) => {
    const isInside = relatedTarget instanceof Node && (currentTarget as Node).contains(relatedTarget)
    if (relatedTarget && !isInside) panel.hidePopover()
  })
  // A page restored from the back/forward cache would show it open; the toggle event may come after the page is frozen.
  addEventListener('pagehide', () => {
    panel.hidePopover()
    sayState(false)
  })
}

/** Closes the drawer on a click on a link or beside it, and opens it in browsers without invoker commands. */
export function connectDrawer(): void {
  const drawer = document.querySelector<HTMLDialogElement>('#drawer')
  if (!drawer) return

  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    for (const opener of document.querySelectorAll('[command="show-modal"]')) {
      opener.addEventListener('click', () => drawer.showModal())
    }
  }
  drawer.addEventListener('click', ({ target }) => {
    const isBeside = target === drawer
    if (isBeside || (target as Element).closest('a, [command="close"]')) drawer.close()
  })
}
