/** Keeps one <details> of the same name open at a time, in browsers without exclusive details. */
export function closeOtherDetails(): void {
  if ('name' in HTMLDetailsElement.prototype) return
  const close = ({ target: opened }: Event) => {
    if (!(opened instanceof HTMLDetailsElement && opened.open)) return
    const name = opened.getAttribute('name')
    for (const other of document.querySelectorAll('details')) {
      if (name && other !== opened && other.getAttribute('name') === name) other.open = false
    }
  }
  // The event does not bubble.
  addEventListener('toggle', close, true)
}
