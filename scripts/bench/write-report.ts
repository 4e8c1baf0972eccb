import type { BuildMeasurement } from './measure-build.ts'
import type { Mode } from './measure-page.ts'
import type { SliderMeasurement } from './measure-slider.ts'
import type { WipingMeasurement } from './measure-wiping.ts'
import { countMet, type Metric, type Summary } from './summarize.ts'
import { writeTable } from './write-table.ts'

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
  /** The site as it is first, then with more and more pages. */
  builds: readonly BuildMeasurement[]
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

Lighthouse ${lighthouseVersion} visited every page ${visits} as its mobile phone, in ${browser} ${chromiumMajor} on ${cores} cores of an ${architecture} machine (load when it began: ${load.toFixed(1)}), without the process that it starts in advance for a next page, served by the project's own server over plain HTTP/1.1; each metric is the median. The pages took turns, and before each of them came the limit page (\`scripts/bench/limit-page.html\`): ten sections of text with a little CSS in one file, no font, picture or script, which is as fast as a page can be here, so its Largest Contentful Paint is the measure of the others. Compare ratios, since seconds belong to the machine. Total Blocking Time (TBT) is Lighthouse's, by the clock, in which a task also lasts while the browser's other processes have its core (in a whole Chromium, whose interface needs one too, it is up to 40 ms more on two cores); beside it stands what the tasks after the first paint take beyond 50 ms in processor time. (Applied throttling keeps the processor busy to slow it down, so there the two are closer.) Requests and sizes, with their headers, are those before anyone scrolls, on a connection that Chromium takes for 4G (on a slower one it fetches lazy pictures that are further down, too).

## Network and processor simulated, as Lighthouse does by default

${writeSection(results, 'simulated')}
## Applied throttling: network and processor really slowed down

${writeSection(results, 'applied')}
## The fog that is dragged, and wiped

While a finger drags the home page's fog over a phone's screen and back, with the processor made four times as slow, the main thread's longest task of ${results.slider.tasks} took ${results.slider.longestTask.toFixed(1)} ms; a frame has 16.

While a finger wipes it, the page's own work took ${results.wiping.median.toFixed(1)} ms of the main thread in the median of ${results.wiping.frames} frames, and less than ${results.wiping.p95.toFixed(1)} ms in nineteen of twenty; the target is 8.

## The build

${writeGrowth(results.builds)}`
}

export function writeSection({ pages, limitPage }: Pick<Results, 'pages' | 'limitPage'>, mode: Mode): string {
  const judged = pages[mode].filter(({ page }) => page !== limitPage)
  const { met, all } = countMet(judged, mode)
  return `${writeTable(pages[mode], mode, limitPage)}\n${met} of ${all} targets met.\n`
}

function writeGrowth(builds: readonly BuildMeasurement[]): string {
  const [site] = builds
  if (!site) return ''
  const rows = builds.map(({ generatedPages, seconds, processorSeconds }, index) => {
    const before = builds[index - 1]
    const pagesAdded = generatedPages - (before?.generatedPages ?? 0)
    const perPage = before && ((processorSeconds - before.processorSeconds) / pagesAdded) * 1000
    const name = generatedPages ? `and ${generatedPages} generated pages` : 'the site'
    return `| ${name} | ${seconds.toFixed(1)} | ${processorSeconds.toFixed(1)} | ${perPage?.toFixed(0) ?? ''} |\n`
  })
  return `| | seconds | processor seconds | of which ms for each page added |\n|---|--:|--:|--:|\n${rows.join('')}
The build grows linearly where the last column stays the same. Link previews took ${site.previewSeconds.toFixed(1)} s of the site's own ${site.seconds.toFixed(1)} s; generated pages have the sections of a real page and no link preview.
`
}

/** The lines of the README between its two marks. */
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
  if (!marks.test(readme)) throw new Error('README.md has lost its bench marks')
  return readme.replace(marks, (_, start: string, end: string) => `${start}\n${headline}\n${end}`)
}
