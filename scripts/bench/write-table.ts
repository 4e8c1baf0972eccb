import type { Mode } from './measure-page.ts'
import { type Metric, type Summary, targets } from './summarize.ts'

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
