/**
 * Fetches a page when a link to it is pointed at, touched or focused. A browser that follows the layout's speculation
 * rules does better by itself.
 */
export function prefetchOnIntent(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return
  const asked = new Set([location.pathname])
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a')
    if (!link || link.origin !== location.origin || asked.has(link.pathname)) return
    asked.add(link.pathname)
    const hint = document.createElement('link')
    hint.rel = 'prefetch'
    hint.href = link.pathname
    document.head.append(hint)
  }
  addEventListener('pointerover', prefetch)
  addEventListener('focusin', prefetch)
}
