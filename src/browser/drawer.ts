/** The drawer is a dialog that buttons command. Added here: links close it, and browsers without commands are helped. */
export function connectDrawer(): void {
  const drawer = document.querySelector<HTMLDialogElement>('#menu')
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
