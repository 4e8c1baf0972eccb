import type { Browser, Page } from '@playwright/test'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  args: { name?: string }
}

/** How often the page's main thread did each kind of thing while the action ran. */
export async function countWork(
  browser: Browser,
  page: Page,
  action: () => Promise<void>,
): Promise<Map<string, number>> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await action()
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
  const mainThreads = new Set(trace.traceEvents.filter(({ args }) => args.name === 'CrRendererMain').map(threadOf))
  const counts = new Map<string, number>()
  for (const event of trace.traceEvents.filter((one) => mainThreads.has(threadOf(one)))) {
    counts.set(event.name, (counts.get(event.name) ?? 0) + 1)
  }
  return counts
}
