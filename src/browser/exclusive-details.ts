/** Keeps one <details> of the same name open at a time, in browsers without exclusive details. */
export function closeOtherDetails(): void {
  if ('name' in HTMLDetailsElement.prototype) return
  new MutationObserver((changes) => {
    for (const { target } of changes) if ((target as HTMLDetailsElement).open) closeOthers(target as HTMLDetailsElement)
  }).observe(document, { attributeFilter: ['open'], subtree: true })
}

function closeOthers(opened: HTMLDetailsElement): void {
  const name = opened.getAttribute('name')
  for (const other of document.querySelectorAll('details')) {
    if (name && other !== opened && other.getAttribute('name') === name) other.open = false
  }
}
