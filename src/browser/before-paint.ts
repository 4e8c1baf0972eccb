/**
 * Runs in the head of every page: the layout writes its text there, so it may use nothing from outside itself.
 *
 * Applies the kept theme. Puts off what the first paint can do without, which `completeArrival` brings: our letters, but
 * not for whoever comes from another of our pages and has them, and the rest of the page, but not for whoever comes to a
 * place on it. A page that is made ready before anyone sees it has the time for all of it.
 */
export function beforePaint(): void {
  const { dataset } = document.documentElement
  try {
    const theme = localStorage.getItem('theme')
    if (theme) dataset.theme = theme
  } catch {
    // Storage is refused: nothing was kept.
  }

  const { referrer, prerendering } = document as Document & { prerendering?: boolean }
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!referrer.startsWith(`${origin}/`)) dataset.letters = 'later'
  if (navigation?.type !== 'navigate' || location.hash || prerendering) return

  dataset.rest = 'later'
  // What is on the first screen belongs to its first frame.
  requestAnimationFrame(() => {
    for (const block of document.querySelectorAll<HTMLElement>('main > section, body > footer')) {
      // In a tab that was opened behind another, this comes after everything else.
      block.dataset.ready ??= ''
      if (block.getBoundingClientRect().bottom > innerHeight) break
    }
  })
  // What follows is shown when that is painted, should the script at the end of the page still be on its way.
  new PerformanceObserver(() => {
    if (!('sliced' in dataset)) dataset.rest = 'soon'
  }).observe({ type: 'paint', buffered: true })
}
