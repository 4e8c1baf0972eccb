import { allowedOf, budgets, maxArrivalRequests, maxLayoutShift } from '../../tests/support/budgets.ts'
import { formatTable, takeMedian } from '../figures.ts'

/** How network and processor are slowed down: worked out afterwards, as Lighthouse does by default, or really. */
export type Mode = 'simulated' | 'applied'

/** Of Lighthouse's report on a visit, what is read here. */
export interface LighthouseReport {
  requestedUrl: string
  runtimeError?: { message: string }
  categories: Partial<Record<string, { score: number | null }>>
  audits: Partial<Record<string, { numericValue?: number; details?: { items?: readonly object[] } }>>
}

interface Metric {
  title: string
  read: (report: LighthouseReport) => number
  format: (value: number) => string
  target?: Target
  /** Whether it is given as a multiple of the limit page's. */
  isRatio?: true
}

type Target = readonly [sign: '≥' | '≤' | '<', limit: number]

export function meets(value: number, [sign, limit]: Target): boolean {
  if (sign === '≥') return value >= limit
  return sign === '≤' ? value <= limit : value < limit
}

const kilobyte = 1024
const asWhole = (value: number) => value.toFixed(0)
const inSeconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2)
const inKilobytes = (bytes: number) => (bytes / kilobyte).toFixed(1)

/** The columns of the tables. */
export const metrics: Readonly<Record<Mode, readonly Metric[]>> = {
  simulated: [
    scoreMetric('performance', 100),
    scoreMetric('accessibility', 100),
    scoreMetric('best-practices', 100),
    scoreMetric('seo', 100),
    ...loadingMetrics(1.35),
    { title: 'FCP s', read: readAudit('first-contentful-paint'), format: inSeconds },
    { title: 'Speed Index s', read: readAudit('speed-index'), format: inSeconds },
    {
      title: 'KB',
      read: (report) => addSizes(listRequests(report)),
      format: inKilobytes,
      target: ['≤', allowedOf(budgets.arrival)],
    },
    {
      title: 'requests',
      read: (report) => listRequests(report).length,
      format: asWhole,
      target: ['≤', maxArrivalRequests],
    },
    {
      title: 'script files KB',
      read: (report) => addSizes(listRequests(report).filter(({ resourceType }) => resourceType === 'Script')),
      format: inKilobytes,
      // Of the fog, on the two pages that have some: at most 7 KB, and its headers.
      target: ['≤', 8.5 * kilobyte],
    },
  ],
  // The other three categories do not depend on the speed of the phone.
  applied: [scoreMetric('performance', 98), ...loadingMetrics(1.25)],
}

function scoreMetric(category: string, lowest: number): Metric {
  return {
    title: category,
    read: ({ categories }) => Math.round((categories[category]?.score ?? 0) * 100),
    format: asWhole,
    target: ['≥', lowest],
  }
}

function loadingMetrics(latestPaint: number): Metric[] {
  const paint = { read: readAudit('largest-contentful-paint') }
  const shift = { read: readAudit('cumulative-layout-shift'), format: (value: number) => value.toFixed(3) }
  return [
    { ...paint, title: 'LCP s', format: inSeconds },
    { ...paint, title: '× limit', format: (value) => value.toFixed(2), target: ['≤', latestPaint], isRatio: true },
    { title: 'TBT ms', read: readAudit('total-blocking-time'), format: asWhole, target: ['<', 50] },
    { ...shift, title: 'CLS', target: ['<', maxLayoutShift] },
  ]
}

function readAudit(audit: string): Metric['read'] {
  return ({ audits }) => {
    const number = audits[audit]?.numericValue
    if (number === undefined) throw new Error(`Lighthouse could not measure ${audit}`)
    return number
  }
}

interface NetworkRequest {
  url: string
  transferSize: number
  resourceType?: string
}

/** What went over the network for the page. */
function listRequests({ audits }: LighthouseReport): NetworkRequest[] {
  const files = (audits['network-requests']?.details?.items ?? []) as NetworkRequest[]
  return files.filter((file) => file.url.startsWith('http'))
}

function addSizes(requests: readonly NetworkRequest[]): number {
  return requests.reduce((sum, { transferSize }) => sum + transferSize, 0)
}

/** The value of each metric of a mode at one visit. */
export type Values = readonly number[]

export function readValues(report: LighthouseReport, mode: Mode): Values {
  const { requestedUrl: url, runtimeError } = report
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  try {
    return metrics[mode].map(({ read }) => read(report))
  } catch (error) {
    throw new Error(`${url}: ${(error as Error).message}`)
  }
}

/**
 * A row for each page with the medians of its visits, each that has a target marked ✓ or ✗, and how many targets are met.
 * The first page is the limit page, which the others are measured against and which is not judged.
 */
export function formatMode(visits: ReadonlyMap<string, readonly Values[]>, mode: Mode): string {
  const columns = metrics[mode]
  const medians = [...visits].map(([page, values]) => ({
    page,
    values: columns.map((_, index) => takeMedian(values.map((visit) => visit[index] ?? Number.NaN))),
  }))
  const limit = medians[0]?.values ?? []
  const verdicts: boolean[] = []
  const rows = medians.map(({ page, values }, row) => {
    const cells = columns.map(({ format, target, isRatio }, index) => {
      const value = (values[index] ?? 0) / (isRatio ? (limit[index] ?? 1) : 1)
      if (!target || row === 0) return format(value)
      verdicts.push(meets(value, target))
      return `${format(value)} ${meets(value, target) ? '✓' : '✗'}`
    })
    return [page, ...cells]
  })
  const head = ['page', ...columns.map(({ title }) => title)]
  const targets = [
    'target',
    ...columns.map(({ target, format }) => (target ? `${target[0]} ${format(target[1])}` : '')),
  ]
  const met = verdicts.filter(Boolean).length
  return `${formatTable([head, targets, ...rows])}\n${met} of ${verdicts.length} targets met.\n`
}
