/**
 * Runs in the head of every page, before anything is painted. The layout writes its source there, so it may use nothing
 * from outside itself.
 *
 * Applies the theme that the visitor chose, and puts the web fonts off on a first visit: src/browser/web-fonts.ts asks
 * for them after the first paint. Whoever comes from another page of the site has them in the cache.
 */
export function beforePaint(): void {
  const { dataset } = document.documentElement
  try {
    const theme = localStorage.getItem('theme')
    if (theme) dataset.theme = theme
  } catch {
    // The browser blocks storage, so there is no saved choice.
  }
  if (!document.referrer.startsWith(`${origin}/`)) dataset.webFonts = 'later'
}
