/** Some browsers do not report the first paint; this long after the script runs it has happened. */
const paintTimeoutMs = 1000

/** Asks for the web fonts after the first paint, and applies them to the whole page at once when all have come. */
export async function loadWebFonts(): Promise<void> {
  const { dataset } = document.documentElement
  if (!dataset.webFonts) return
  await firstPaint()
  // Faces with a unicode-range are for characters that people type; the browser fetches them when needed.
  const faces = [...document.fonts].filter(({ unicodeRange }) => unicodeRange === 'U+0-10FFFF')
  await Promise.allSettled(faces.map((face) => face.load()))
  delete dataset.webFonts
}

function firstPaint(): Promise<unknown> {
  const painted = new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
    }).observe({ type: 'paint', buffered: true })
  })
  return Promise.race([painted, new Promise((resolve) => setTimeout(resolve, paintTimeoutMs))])
}
