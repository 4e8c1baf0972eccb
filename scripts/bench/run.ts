import { execFileSync, execSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { failWith } from '../../server/listen.ts'
import { type PageId, pageIds, pages } from '../../src/content/pages.ts'
import { chooseDrawingHeadlessShell } from '../../tests/support/find-browser.ts'
import { describeMachine, formatTable, writeFigures } from '../figures.ts'
import { measureFog } from './fog.ts'
import { describeInteractions } from './interactions.ts'
import { formatMode, type Mode } from './report.ts'
import { servePages } from './serve-pages.ts'
import { runLighthouse, visitInTurn } from './visit-pages.ts'

/**
 * Builds the site, measures every page of it beside the limit page, and writes the figures into docs/benchmark.md:
 * npm run bench. Narrowed down to pages it prints them instead: npm run bench -- home faq. What answers a visitor is the
 * last table, also alone: npm run bench -- interactions. Fewer visits to each page: --runs 3
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
})

const runs = Number(values.runs)
const parts = [...pageIds, 'interactions'] as const
const wanted = parts.filter((part) => positionals.length === 0 || positionals.includes(part))
const names = wanted.filter((part) => part !== 'interactions')
const unknown = positionals.filter((name) => !parts.includes(name as PageId))

if (unknown.length > 0) failWith(`No page is named ${unknown.join(', ')}. There are ${parts.join(', ')}.`)
else if (!(Number.isInteger(runs) && runs > 0)) failWith(`--runs ${values.runs} is not a number of visits.`)
else await measure()

async function measure(): Promise<void> {
  execSync('npm run build', { stdio: 'inherit' })
  const load = loadavg()[0] ?? 0
  const served = await servePages()
  try {
    if (names.length > 0) {
      const own = names.map((id) => ({ name: id, url: `${served.siteOrigin}${pages[id].path}` }))
      const visits = await visitInTurn({ name: 'limit page', url: served.limitPageUrl }, own, runs)
      for (const [mode, visited] of Object.entries(visits)) show(mode, formatMode(visited, mode as Mode))
      show('fog', await describeFog(served.siteOrigin))
      show('machine', await describeRun(load))
    }
    if (wanted.includes('interactions')) show('interactions', await describeInteractions(served, runs))
  } finally {
    served.close()
  }
}

function show(name: string, figures: string): void {
  console.log(`\n${name}\n\n${figures}`)
  if (name === 'interactions' || names.length === pageIds.length) writeFigures('docs/benchmark.md', name, figures)
}

async function describeRun(load: number): Promise<string> {
  const { executablePath } = chooseDrawingHeadlessShell()
  const rows = [
    ['visits to each page', runs],
    ['Lighthouse', await runLighthouse('--version')],
    ['browser', execFileSync(executablePath, ['--version'], { encoding: 'utf8' }).trim()],
    ['machine', describeMachine()],
    ['processes that wanted a core when it began', load.toFixed(1)],
  ]
  return formatTable([['', ''], ...rows])
}

async function describeFog(siteOrigin: string): Promise<string> {
  const { longestTask, wipedFrame } = await measureFog(siteOrigin, runs)
  return formatTable([
    ['', 'ms', 'target'],
    ['the longest task while it is dragged', longestTask.toFixed(1), ''],
    ['a frame while it is wiped, median', wipedFrame.median.toFixed(1), '8'],
    ['a frame while it is wiped, 95 of a hundred at the most', wipedFrame.p95.toFixed(1), ''],
  ])
}
