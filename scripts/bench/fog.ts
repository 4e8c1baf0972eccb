import { chromium } from '@playwright/test'
import { chooseLaunchOptions } from '../../tests/support/find-browser.ts'
import { filterMainThread, type TraceEvent } from '../../tests/support/trace.ts'
import { type SliderMeasurement, takeMedian, type WipingMeasurement } from './report.ts'

/** A point of the glass, in shares of its size. */
type GlassPoint = readonly [x: number, y: number]

/** From the middle to one side, to the other and back. */
const draggedPath = Array.from(
  { length: 61 },
  (_, step): GlassPoint => [0.5 + 0.45 * Math.sin((step / 60) * 2 * Math.PI), 0.5],
)

/** From side to side and down, without the handle of the slider. */
const wipedPath = Array.from(
  { length: 91 },
  (_, step): GlassPoint => [0.1 + 0.65 * Math.abs(Math.sin(step / 9)), 0.2 + (0.6 * step) / 90],
)

/** The middle one of several times that the home page's fog is dragged by the handle of its slider. */
export async function measureSlider(siteOrigin: string, times: number): Promise<SliderMeasurement> {
  const results: SliderMeasurement[] = []
  for (let time = 0; time < times; time++) {
    const events = await traceFog(siteOrigin, [0.9, 0.5], draggedPath)
    const tasks = events.filter(({ name, dur }) => name === 'RunTask' && dur)
    results.push({ longestTask: Math.max(...tasks.map(({ dur = 0 }) => dur / 1000)), tasks: tasks.length })
  }
  return takeMiddle(results, ({ longestTask }) => longestTask)
}

/** The middle one of several times that a finger wipes the home page's fog. */
export async function measureWiping(siteOrigin: string, times: number): Promise<WipingMeasurement> {
  const results: WipingMeasurement[] = []
  for (let time = 0; time < times; time++) results.push(readFrames(await traceFog(siteOrigin, [0.1, 0.2], wipedPath)))
  return takeMiddle(results, ({ median }) => median)
}

function takeMiddle<Result>(results: readonly Result[], read: (result: Result) => number): Result {
  const [middle] = results.toSorted((a, b) => read(a) - read(b)).slice(Math.floor(results.length / 2))
  if (!middle) throw new Error('Nobody has touched the fog')
  return middle
}

/** A frame's work is its animation frame and the pointer events since the one before. */
export function readFrames(events: readonly TraceEvent[]): WipingMeasurement {
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
  const sorted = frames.toSorted((a, b) => a - b)
  return { frames: frames.length, median: takeMedian(frames), p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0 }
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
