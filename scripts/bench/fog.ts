import { chromium } from '@playwright/test'
import { chooseLaunchOptions } from '../../tests/support/find-browser.ts'
import { filterMainThread, type TraceEvent } from '../../tests/support/trace.ts'
import { summarizeTimes, takeMedian } from '../figures.ts'

/** A point of the glass, in shares of its size. */
type GlassPoint = readonly [x: number, y: number]

/** The handle of the slider, from the middle to one side, to the other and back. */
const draggedPath = Array.from(
  { length: 61 },
  (_, step): GlassPoint => [0.5 + 0.45 * Math.sin((step / 60) * 2 * Math.PI), 0.5],
)

/** From side to side and down, without the handle. */
const wipedPath = Array.from(
  { length: 91 },
  (_, step): GlassPoint => [0.1 + 0.65 * Math.abs(Math.sin(step / 9)), 0.2 + (0.6 * step) / 90],
)

/** How long the fog keeps the main thread busy under a finger, in milliseconds: medians of several times. */
export async function measureFog(siteOrigin: string, times: number) {
  const drags: number[] = []
  const wipes: ReturnType<typeof summarizeTimes>[] = []
  for (let time = 0; time < times; time++) {
    drags.push(findLongestTask(await traceFog(siteOrigin, [0.9, 0.5], draggedPath)))
    wipes.push(summarizeTimes(listFrames(await traceFog(siteOrigin, [0.1, 0.2], wipedPath))))
  }
  return {
    longestTask: takeMedian(drags),
    wipedFrame: { median: takeMedian(wipes.map(({ p50 }) => p50)), p95: takeMedian(wipes.map(({ p95 }) => p95)) },
  }
}

function findLongestTask(events: readonly TraceEvent[]): number {
  return Math.max(...events.filter(({ name }) => name === 'RunTask').map(({ dur = 0 }) => dur / 1000))
}

/** The work of each frame: its animation frame and the pointer events since the one before. */
export function listFrames(events: readonly TraceEvent[]): number[] {
  const isPointerEvent = ({ name, args }: TraceEvent) =>
    name === 'EventDispatch' && args.data?.type?.startsWith('pointer') === true
  const work = events
    .filter((event) => event.dur && (event.name === 'FireAnimationFrame' || isPointerEvent(event)))
    .toSorted((a, b) => a.ts - b.ts)
  const frames: number[] = []
  let sinceFrame = 0
  for (const { name, dur = 0 } of work) {
    sinceFrame += dur / 1000
    if (name !== 'FireAnimationFrame') continue
    frames.push(sinceFrame)
    sinceFrame = 0
  }
  return frames
}

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/**
 * What the main thread of the home page does while a finger goes over the fog of a phone, with the processor made four
 * times as slow: in a browser of its own.
 */
async function traceFog(siteOrigin: string, start: GlassPoint, path: readonly GlassPoint[]): Promise<TraceEvent[]> {
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
