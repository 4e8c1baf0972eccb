import { maxArrivalBytes, maxArrivalRequests, maxLayoutShift } from '../../tests/support/budgets.ts'
import type { Measurement, Mode } from './measure-page.ts'

/** The median of a page's visits in one mode, beside the limit page's. */
export interface Summary extends Measurement {
  page: string
  /** How many times as late as the limit page's the Largest Contentful Paint comes. */
  lcpRatio: number
}

export type Metric = Exclude<keyof Summary, 'page'>

interface Target {
  /** As it is written in the table. */
  words: string
  isMet: (value: number) => boolean
}

const atMost = (limit: number) => (value: number) => value <= limit
const atLeast = (limit: number) => (value: number) => value >= limit

const kilobyte = 1024

const inBothModes: Partial<Record<Metric, Target>> = {
  tbt: { words: '< 50', isMet: (value) => value < 50 },
  cls: { words: `< ${maxLayoutShift}`, isMet: (value) => value < maxLayoutShift },
}

const full: Target = { words: '100', isMet: atLeast(100) }

export const targets: Record<Mode, Partial<Record<Metric, Target>>> = {
  simulated: {
    performance: full,
    accessibility: full,
    bestPractices: full,
    seo: full,
    lcpRatio: { words: '≤ 1.35', isMet: atMost(1.35) },
    ...inBothModes,
    bytes: { words: `≤ ${(maxArrivalBytes / kilobyte).toFixed(1)}`, isMet: atMost(maxArrivalBytes) },
    requests: { words: `≤ ${maxArrivalRequests}`, isMet: atMost(maxArrivalRequests) },
    // With headers: what lets a hand wipe the fog, on the two pages that have some.
    scriptBytes: { words: '≤ 7.0', isMet: atMost(7 * kilobyte) },
  },
  applied: {
    performance: { words: '≥ 98', isMet: atLeast(98) },
    lcpRatio: { words: '≤ 1.25', isMet: atMost(1.25) },
    ...inBothModes,
  },
}

export function takeMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle]
  if (upper === undefined) throw new Error('There is no median of nothing')
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** Expects the visits of one mode; the limit page's must be among them. */
export function summarize(visits: ReadonlyMap<string, readonly Measurement[]>, limitPage: string): Summary[] {
  const medians = [...visits].map(([page, measurements]) => ({ page, ...takeMedians(measurements) }))
  const limit = medians.find(({ page }) => page === limitPage)
  if (!limit) throw new Error(`${limitPage} was not measured`)
  return medians.map((median) => ({ ...median, lcpRatio: median.lcp / limit.lcp }))
}

function takeMedians(measurements: readonly Measurement[]): Measurement {
  const median = (metric: keyof Measurement) => takeMedian(measurements.map((measurement) => measurement[metric]))
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    bestPractices: median('bestPractices'),
    seo: median('seo'),
    lcp: median('lcp'),
    fcp: median('fcp'),
    tbt: median('tbt'),
    blockingTime: median('blockingTime'),
    cls: median('cls'),
    speedIndex: median('speedIndex'),
    bytes: median('bytes'),
    requests: median('requests'),
    scriptBytes: median('scriptBytes'),
  }
}

export function countMet(summaries: readonly Summary[], mode: Mode): { met: number; all: number } {
  const verdicts = summaries.flatMap((summary) =>
    Object.entries(targets[mode]).map(([metric, target]) => target.isMet(summary[metric as Metric])),
  )
  return { met: verdicts.filter(Boolean).length, all: verdicts.length }
}
