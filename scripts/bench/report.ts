import { allowedOf, budgets, maxArrivalRequests, maxLayoutShift } from '../../tests/support/budgets.ts'
import type { Measurement, Mode } from './measure-pages.ts'

export interface SliderMeasurement {
  /** Milliseconds of the main thread's longest task while the fog is dragged, by a processor four times as slow. */
  longestTask: number
  tasks: number
}

export interface WipingMeasurement {
  frames: number
  /** Milliseconds of the page's own work in a frame, by a processor four times as slow: half of the frames took less. */
  median: number
  /** Nineteen of twenty frames took less. */
  p95: number
}

/** The median of a page's visits in one mode, beside the limit page's. */
export interface Summary extends Measurement {
  page: string
  /** How many times as late as the limit page's the Largest Contentful Paint comes. */
  lcpRatio: number
}

export type Metric = Exclude<keyof Summary, 'page'>

export interface Machine {
  cores: number
  architecture: string
  chromiumMajor: string
  /** Chromium without its own interface. */
  isHeadlessShell: boolean
  lighthouseVersion: string
  /** How many processes wanted a core when it began: more than there are cores, and every time is too long. */
  load: number
}

export interface Results {
  limitPage: string
  runs: number
  pages: Record<Mode, readonly Summary[]>
  slider: SliderMeasurement
  wiping: WipingMeasurement
}

/** What docs/benchmark.md says. */
export function writeReport(results: Results, machine: Machine): string {
  const { cores, architecture, chromiumMajor, isHeadlessShell, lighthouseVersion, load } = machine
  const browser = isHeadlessShell ? 'the headless shell of Chromium' : 'Chromium'
  const visits = results.runs === 1 ? 'once' : `${results.runs} times`
  return `# Benchmark

Written by \`npm run bench\`; change nothing here by hand.

Lighthouse ${lighthouseVersion} visited every page ${visits} as its mobile phone, in ${browser} ${chromiumMajor} on ${cores} cores of an ${architecture} machine (load when it began: ${load.toFixed(1)}), without the process that it starts in advance for a next page, served by the project's own server over plain HTTP/1.1; each metric is the median. The pages took turns, and before each of them came the limit page (\`scripts/bench/limit-page.txt\`): ten sections of text with a little CSS in one file, no font, picture or script, which is as fast as a page can be here, so its Largest Contentful Paint is the measure of the others. Compare ratios, since seconds belong to the machine. Total Blocking Time (TBT) is Lighthouse's, by the clock, in which a task also lasts while the browser's other processes have its core (in a whole Chromium, whose interface needs one too, it is up to 40 ms more on two cores); beside it stands what the tasks after the first paint take beyond 50 ms in processor time. (Applied throttling keeps the processor busy to slow it down, so there the two are closer.) Requests and sizes, with their headers, are those before anyone scrolls, on a connection that Chromium takes for 4G (on a slower one it fetches lazy pictures that are further down, too).

## Network and processor simulated, as Lighthouse does by default

${writeSection(results, 'simulated')}
## Applied throttling: network and processor really slowed down

${writeSection(results, 'applied')}
## The fog that is dragged, and wiped

While a finger drags the home page's fog over a phone's screen and back, with the processor made four times as slow, the main thread's longest task of ${results.slider.tasks} took ${results.slider.longestTask.toFixed(1)} ms; a frame has 16.

While a finger wipes it, the page's own work took ${results.wiping.median.toFixed(1)} ms of the main thread in the median of ${results.wiping.frames} frames, and less than ${results.wiping.p95.toFixed(1)} ms in nineteen of twenty; the target is 8.
`
}

export function writeSection({ pages, limitPage }: Pick<Results, 'pages' | 'limitPage'>, mode: Mode): string {
  const judged = pages[mode].filter(({ page }) => page !== limitPage)
  const { met, all } = countMet(judged, mode)
  return `${writeTable(pages[mode], mode, limitPage)}\n${met} of ${all} targets met.\n`
}

/** The lines of docs/develop.md between its two marks. */
export function writeHeadline({ pages, limitPage }: Results): string {
  const own = (mode: Mode) => pages[mode].filter(({ page }) => page !== limitPage)
  const range = (mode: Mode, metric: Metric, format: (value: number) => string) => {
    const values = own(mode).map((summary) => summary[metric])
    const [low, high] = [format(Math.min(...values)), format(Math.max(...values))]
    return low === high ? low : `${low} to ${high}`
  }
  const whole = (value: number) => value.toFixed(0)
  const seconds = (value: number) => (value / 1000).toFixed(1)
  const ratio = (value: number) => value.toFixed(2)
  const scores = (['performance', 'accessibility', 'bestPractices', 'seo'] as const).map((metric) =>
    range('simulated', metric, whole),
  )
  return `| Lighthouse, mobile, all pages | simulated throttling | applied throttling |
|---|---|---|
| performance, accessibility, best practices, SEO | ${scores.join(', ')} | ${range('applied', 'performance', whole)} (performance) |
| Largest Contentful Paint | ${range('simulated', 'lcp', seconds)} s | ${range('applied', 'lcp', seconds)} s |
| times that of a page of nothing but text | ${range('simulated', 'lcpRatio', ratio)} | ${range('applied', 'lcpRatio', ratio)} |
| Total Blocking Time | ${range('simulated', 'tbt', whole)} ms | ${range('applied', 'tbt', whole)} ms |
| in processor time | ${range('simulated', 'blockingTime', whole)} ms | ${range('applied', 'blockingTime', whole)} ms |
| fetched before anyone scrolls | ${range('simulated', 'bytes', (bytes) => whole(bytes / 1024))} KB, ${range('simulated', 'requests', whole)} requests | |
`
}

const marks = /(<!-- bench -->\n).*?(<!-- \/bench -->)/s

export function insertHeadline(readme: string, headline: string): string {
  if (!marks.test(readme)) throw new Error('docs/develop.md has lost its bench marks')
  return readme.replace(marks, (_, start: string, end: string) => `${start}\n${headline}\n${end}`)
}

interface Column {
  metric: Metric
  title: string
  format: (value: number) => string
}

const inSeconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2)
const inKilobytes = (bytes: number) => (bytes / 1024).toFixed(1)
const asWhole = (value: number) => value.toFixed(0)

const performance: Column = { metric: 'performance', title: 'performance', format: asWhole }
const loading: Column[] = [
  { metric: 'lcp', title: 'LCP s', format: inSeconds },
  { metric: 'lcpRatio', title: '× limit', format: (value) => value.toFixed(2) },
  { metric: 'tbt', title: 'TBT ms', format: asWhole },
  { metric: 'blockingTime', title: 'in processor time', format: asWhole },
  { metric: 'cls', title: 'CLS', format: (value) => value.toFixed(3) },
]

const columns: Record<Mode, Column[]> = {
  simulated: [
    performance,
    { metric: 'accessibility', title: 'accessibility', format: asWhole },
    { metric: 'bestPractices', title: 'best practices', format: asWhole },
    { metric: 'seo', title: 'SEO', format: asWhole },
    ...loading,
    { metric: 'fcp', title: 'FCP s', format: inSeconds },
    { metric: 'speedIndex', title: 'Speed Index s', format: inSeconds },
    { metric: 'bytes', title: 'KB', format: inKilobytes },
    { metric: 'requests', title: 'requests', format: asWhole },
    { metric: 'scriptBytes', title: 'script files KB', format: inKilobytes },
  ],
  applied: [performance, ...loading],
}

/** One row for each page, each metric that has a target marked ✓ or ✗. The limit page is measured, not judged. */
export function writeTable(summaries: readonly Summary[], mode: Mode, limitPage: string): string {
  const titles = ['page', ...columns[mode].map(({ title }) => title)]
  const rule = ['---', ...columns[mode].map(() => '--:')]
  const wanted = ['target', ...columns[mode].map(({ metric }) => targets[mode][metric]?.words ?? '')]
  const rows = summaries.map((summary) => writeRow(summary, mode, summary.page !== limitPage))
  return [titles, rule, wanted, ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('')
}

function writeRow(summary: Summary, mode: Mode, isJudged: boolean): string[] {
  const cells = columns[mode].map(({ metric, format }) => {
    const target = isJudged ? targets[mode][metric] : undefined
    const mark = target && (target.isMet(summary[metric]) ? ' ✓' : ' ✗')
    return `${format(summary[metric])}${mark ?? ''}`
  })
  return [summary.page, ...cells]
}

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
    bytes: { words: `≤ ${inKilobytes(allowedOf(budgets.arrival))}`, isMet: atMost(allowedOf(budgets.arrival)) },
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
