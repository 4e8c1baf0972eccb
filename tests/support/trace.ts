import type { Browser, Page } from '@playwright/test'

export interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** When it began and how long it took, in microseconds. */
  ts: number
  dur?: number
  args: { name?: string; data?: { type?: string }; elementCount?: number }
}

/** What a page's main thread did. */
export function filterMainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
  const mainThreads = new Set(events.filter(({ args }) => args.name === 'CrRendererMain').map(threadOf))
  return events.filter((event) => mainThreads.has(threadOf(event)))
}

/** What the page's main thread did while the action ran. */
export async function traceWork(browser: Browser, page: Page, action: () => Promise<void>): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await action()
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  return filterMainThread(trace.traceEvents)
}

/** How often the page's main thread did each kind of thing while the action ran. */
export async function countWork(
  browser: Browser,
  page: Page,
  action: () => Promise<void>,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const { name } of await traceWork(browser, page, action)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
