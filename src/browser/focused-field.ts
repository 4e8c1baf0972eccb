/** Browsers scroll a text area only until its caret shows; the call bar may still cover the rest of it. */
export function keepFocusedFieldClear(): void {
  addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' })
  })
}
