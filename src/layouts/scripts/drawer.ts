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
