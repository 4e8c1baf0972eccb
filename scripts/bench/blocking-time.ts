import type { Trace } from 'lighthouse'
import { ProcessedNavigation } from 'lighthouse/core/computed/processed-navigation.js'
import { ProcessedTrace } from 'lighthouse/core/computed/processed-trace.js'

/** An event of a trace, in microseconds. Events that last have their processor time, too. */
interface TraceEvent {
  name: string
  ts: number
  tdur?: number
}

/** What a task may take before a visitor notices that the page does not respond. */
const unnoticedMs = 50

/**
 * The processor time that tasks after the first paint take beyond 50 ms. By the clock, as Total Blocking Time has it, a
 * task also lasts while another process has its core.
 */
export async function measureBlockingTime(trace: Trace, slowdown: number): Promise<number> {
  const context = { computedCache: new Map() }
  const { mainThreadEvents } = await ProcessedTrace.request(trace, context)
  const { timestamps } = await ProcessedNavigation.request(trace, context)
  return sumBlockingTime(mainThreadEvents, timestamps.firstContentfulPaint, slowdown)
}

/** @param slowdown How many times as slow as in the trace the visitor's processor is. */
export function sumBlockingTime(events: readonly TraceEvent[], firstPaint: number, slowdown: number): number {
  const tasks = events.filter(({ name, ts }) => name === 'RunTask' && ts >= firstPaint)
  if (tasks.length === 0) throw new Error('The trace has no task after the first paint')
  return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slowdown - unnoticedMs), 0)
}
