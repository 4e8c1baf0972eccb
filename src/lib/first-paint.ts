/** Some browsers do not report the first paint; this long after the script runs it has happened. */
const paintTimeoutMs = 1000

export function waitForFirstPaint(): Promise<unknown> {
  return Promise.race([
    new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })),
    new Promise((resolve) => setTimeout(resolve, paintTimeoutMs)),
  ])
}
