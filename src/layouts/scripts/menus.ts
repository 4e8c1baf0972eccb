import { applyStyleChange } from './section-layout.ts'

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

/** Opens the drawer, also in browsers without invoker commands, and closes it on a click on a link or beside it. */
export function connectDrawer(): void {
  const drawer = document.querySelector<HTMLDialogElement>('#drawer')
  if (!drawer) return

  for (const opener of document.querySelectorAll('[command="show-modal"]')) {
    opener.addEventListener('click', (event) => {
      event.preventDefault()
      void applyStyleChange(() => drawer.showModal())
    })
  }
  drawer.addEventListener('click', ({ target }) => {
    const isBeside = target === drawer
    if (isBeside || (target as Element).closest('a, [command="close"]')) drawer.close()
  })
}
