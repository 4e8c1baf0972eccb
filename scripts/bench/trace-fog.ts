import { chromium } from '@playwright/test'
import { chooseLaunchOptions } from '../../tests/support/launch-options.ts'
import { filterMainThread, type TraceEvent } from '../../tests/support/trace.ts'

/** A point of the glass, in shares of its size. */
export type GlassPoint = readonly [x: number, y: number]

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/**
 * What the main thread of the home page does while a finger goes over the fog of a phone, with the processor made four
 * times as slow.
 */
export async function traceFog(
  siteOrigin: string,
  start: GlassPoint,
  path: readonly GlassPoint[],
): Promise<TraceEvent[]> {
  const browser = await chromium.launch(chooseLaunchOptions())
  try {
    // Without motion of its own, so that all there is to see is the finger's doing.
    const page = await browser.newPage({ ...phone, reducedMotion: 'reduce' })
    await page.goto(siteOrigin, { waitUntil: 'networkidle' })
    await page.locator('[data-wipes]').waitFor()
    const box = await page.locator('[data-fog-view]').boundingBox()
    if (!box) throw new Error('The window has no box')
    const touchAt = ([x, y]: GlassPoint) => [{ x: box.x + box.width * x, y: box.y + box.height * y }]
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: touchAt(start) })

    await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] })
    for (const point of path) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: touchAt(point) })
    }
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
    return filterMainThread(traceEvents)
  } finally {
    await browser.close()
  }
}
