/**
 * Runs in the head of every page: the layout writes its text there, so it may use nothing from outside itself.
 *
 * Applies the kept theme. Puts off what the first paint can do without and says so in `data-later`; `completeArrival`
 * brings it. Whoever comes from another of our pages has our letters; whoever comes to a place on this one is led there;
 * and a page that is made ready before anyone sees it has the time for all of it.
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
  const isPutOff = navigation?.type === 'navigate' && !location.hash && !prerendering
  dataset.later = (referrer.startsWith(`${origin}/`) ? '' : 'letters ') + (isPutOff ? 'rest' : '')

  // What is on the first screen belongs to its first frame.
  requestAnimationFrame(() => {
    for (const block of document.querySelectorAll<HTMLElement>('main > :not(:first-child)')) {
      if (block.getBoundingClientRect().top > innerHeight) break
      block.dataset.ready = ''
    }
  })
  // What follows is shown when that is painted, should the script at the end of the page still be on its way.
  new PerformanceObserver(() => {
    if (!('sliced' in dataset)) dataset.later = dataset.later?.replace('rest', 'soon')
  }).observe({ type: 'paint', buffered: true })
}
