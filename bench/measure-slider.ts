import { chromium } from '@playwright/test'
import { chooseLaunchOptions } from '../e2e/support/launch-options.ts'

export interface SliderMeasurement {
  /** Milliseconds of the main thread's longest task while the fog is dragged, by a processor four times as slow. */
  longestTask: number
  tasks: number
}

interface TraceEvent {
  name: string
  pid: number
  tid: number
  dur?: number
  args: { name?: string }
}

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** The middle one of several drags, each in a browser of its own. */
export async function measureSlider(siteOrigin: string, drags: number): Promise<SliderMeasurement> {
  const results: SliderMeasurement[] = []
  for (let drag = 0; drag < drags; drag++) results.push(await dragFog(siteOrigin))
  const [middle] = results.toSorted((a, b) => a.longestTask - b.longestTask).slice(Math.floor(drags / 2))
  if (!middle) throw new Error('The fog was never dragged')
  return middle
}

/** Drags the home page's fog from one side to the other and back. */
async function dragFog(siteOrigin: string): Promise<SliderMeasurement> {
  const browser = await chromium.launch(chooseLaunchOptions())
  try {
    const page = await browser.newPage(phone)
    await page.goto(siteOrigin, { waitUntil: 'networkidle' })
    // Those that follow the scrolling never finish.
    await page.evaluate(() => {
      const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
      return Promise.all(timed.map(({ finished }) => finished))
    })
    const box = await page.getByRole('slider').boundingBox()
    if (!box) throw new Error('The slider has no box')
    const touchAt = (share: number) => [{ x: box.x + box.width * share, y: box.y + box.height / 2 }]
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: touchAt(0.5) })

    await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] })
    for (let step = 0; step <= 60; step++) {
      const share = 0.5 + 0.45 * Math.sin((step / 60) * 2 * Math.PI)
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: touchAt(share) })
    }
    const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
    return readTasks(trace.traceEvents)
  } finally {
    await browser.close()
  }
}

function readTasks(events: readonly TraceEvent[]): SliderMeasurement {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
  const mainThreads = new Set(events.filter(({ args }) => args.name === 'CrRendererMain').map(threadOf))
  const tasks = events.filter((event) => event.name === 'RunTask' && event.dur && mainThreads.has(threadOf(event)))
  return { longestTask: Math.max(...tasks.map(({ dur = 0 }) => dur / 1000)), tasks: tasks.length }
}
