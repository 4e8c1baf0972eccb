import type { Mode } from './measure-page.ts'
import { type Figure, type Summary, targets } from './summarize.ts'

interface Column {
  figure: Figure
  title: string
  format: (value: number) => string
}

const inSeconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2)
const inKilobytes = (bytes: number) => (bytes / 1024).toFixed(1)
const asWhole = (value: number) => value.toFixed(0)

const performance: Column = { figure: 'performance', title: 'performance', format: asWhole }
const loading: Column[] = [
  { figure: 'lcp', title: 'LCP s', format: inSeconds },
  { figure: 'lcpRatio', title: '× limit', format: (value) => value.toFixed(2) },
  { figure: 'tbt', title: 'TBT ms', format: asWhole },
  { figure: 'cls', title: 'CLS', format: (value) => value.toFixed(3) },
]

const columns: Record<Mode, Column[]> = {
  simulated: [
    performance,
    { figure: 'accessibility', title: 'accessibility', format: asWhole },
    { figure: 'bestPractices', title: 'best practices', format: asWhole },
    { figure: 'seo', title: 'SEO', format: asWhole },
    ...loading,
    { figure: 'fcp', title: 'FCP s', format: inSeconds },
    { figure: 'speedIndex', title: 'Speed Index s', format: inSeconds },
    { figure: 'bytes', title: 'KB', format: inKilobytes },
    { figure: 'requests', title: 'requests', format: asWhole },
    { figure: 'scriptBytes', title: 'script files KB', format: inKilobytes },
  ],
  applied: [performance, ...loading],
}

/** One row for each page, each figure that has a target marked ✓ or ✗. The limit page is measured, not judged. */
export function writeTable(summaries: readonly Summary[], mode: Mode, limitPage: string): string {
  const titles = ['page', ...columns[mode].map(({ title }) => title)]
  const rule = ['---', ...columns[mode].map(() => '--:')]
  const wanted = ['target', ...columns[mode].map(({ figure }) => targets[mode][figure]?.words ?? '')]
  const rows = summaries.map((summary) => writeRow(summary, mode, summary.page !== limitPage))
  return [titles, rule, wanted, ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('')
}

function writeRow(summary: Summary, mode: Mode, isJudged: boolean): string[] {
  const cells = columns[mode].map(({ figure, format }) => {
    const target = isJudged ? targets[mode][figure] : undefined
    const mark = target && (target.isMet(summary[figure]) ? ' ✓' : ' ✗')
    return `${format(summary[figure])}${mark ?? ''}`
  })
  return [summary.page, ...cells]
}
