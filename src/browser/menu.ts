/** The dropdown opens and closes by itself, being a popover. Added here: its state in words, and closing as it is left. */
export function connectMenu(): void {
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
  // A page that is kept whole for the way back would come back with it open.
  addEventListener('pagehide', () => panel.hidePopover())
}
