import type { WebFont } from '../../styles/fonts/web-fonts.ts'

/**
 * Runs in the head of every page, before anything is painted. The layout writes its source there, so it may use nothing
 * from outside itself.
 *
 * Applies the theme that the visitor chose. Keeps the animations that scrolling moves from starting before anything has
 * been scrolled: Chromium makes a page that starts one wait for what is still being painted. Whoever comes from another
 * page of the site has the web fonts in the cache, and gets them at once; on a first visit src/layouts/scripts/web-fonts.ts asks
 * for them after the first paint.
 */
export function beforePaint(webFonts: readonly WebFont[]): void {
  const { dataset } = document.documentElement
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') dataset.theme = theme
  } catch {
    // The browser blocks storage, so there is no saved choice.
  }
  dataset.unscrolled = ''
  addEventListener('scroll', () => delete dataset.unscrolled, { once: true, capture: true })
  const faces = webFonts.map(
    ({ family, url, ...descriptors }) => new FontFace(family, `url(${url})`, { ...descriptors, display: 'swap' }),
  )
  // A page arrives where its link leads without scrolling there, and so does a link within it while its fonts come: where
  // the page changes, scrolling would stop.
  document.documentElement.style.scrollBehavior = 'auto'
  if (document.referrer.startsWith(`${origin}/`)) {
    for (const face of faces) document.fonts.add(face)
    addEventListener('click', () => document.documentElement.style.removeProperty('scroll-behavior'), { once: true })
    return
  }
  window.pendingFonts = faces
  // Not where the browser scrolls to a place of its own: after a reload, or for a link to a section.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'navigate' && !location.hash) dataset.deferLayout = ''
}
