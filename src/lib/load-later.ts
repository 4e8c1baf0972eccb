/**
 * `<link rel="expect">` holds the first paint until the start tag of the element with this id is parsed. It belongs on the
 * hero's picture, after everything that decides the hero's height, so that nothing moves afterwards.
 */
export const firstPaintId = 'first-paint'

/** Some browsers do not report the first paint; this long after the script runs it has happened. */
const paintTimeoutMs = 1000

export function waitForFirstPaint(): Promise<unknown> {
  return Promise.race([
    new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })),
    new Promise((resolve) => setTimeout(resolve, paintTimeoutMs)),
  ])
}

/** Calls back once, when the visitor has scrolled to an element, or to within a margin of it, or goes into it. */
export function whenNear(element: Element, margin: string, callback: () => void): void {
  const arrive = () => {
    observer.disconnect()
    element.removeEventListener('focusin', arrive)
    callback()
  }
  // A busy browser hands over several changes in one call, of which any may be the arrival.
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && arrive(), {
    rootMargin: margin,
  })
  observer.observe(element)
  element.addEventListener('focusin', arrive)
}

/** The URL of a script inside a <template>, where browsers do not fetch it by themselves. */
export function findDeferredScript(template: string): string | undefined {
  return document.querySelector<HTMLTemplateElement>(template)?.content.querySelector('script')?.src
}

/** Another URL of the same script, because a browser may remember that the first one failed. */
export function makeRetryUrl(url: string): string {
  return `${url}?retry=${Date.now()}`
}
