import type { Trace } from 'lighthouse'
import { ProcessedNavigation } from 'lighthouse/core/computed/processed-navigation.js'
import { ProcessedTrace } from 'lighthouse/core/computed/processed-trace.js'

/** What a task may take before a visitor notices that the page does not respond. */
const unnoticedMs = 50

/**
 * Total Blocking Time in processor time. By the clock a task also lasts while another process has its core, which on a
 * machine of two cores adds tens of milliseconds to pages that hardly work at all.
 */
export async function measureBlockingTime(trace: Trace, slowdown: number): Promise<number> {
  const context = { computedCache: new Map() }
  const { mainThreadEvents } = await ProcessedTrace.request(trace, context)
  const { timestamps } = await ProcessedNavigation.request(trace, context)
  const tasks = mainThreadEvents.filter(
    ({ name, ts }) => name === 'RunTask' && ts >= timestamps.firstContentfulPaint,
  ) as readonly { tdur?: number }[]
  return sumBlockingTime(
    tasks.map(({ tdur = 0 }) => tdur / 1000),
    slowdown,
  )
}

/** @param taskTimes In milliseconds of the processor that measured them, which the visitor's is slower than. */
export function sumBlockingTime(taskTimes: readonly number[], slowdown: number): number {
  return taskTimes.reduce((sum, time) => sum + Math.max(0, time * slowdown - unnoticedMs), 0)
}
