import { execSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { arch, availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { stopWith } from '../../server/listen.ts'
import { type PageId, pageIds, pages } from '../../src/content/pages.ts'
import { chooseDrawingHeadlessShell } from '../../tests/support/find-browser.ts'
import { measureSlider, measureWiping } from './fog.ts'
import { type Mode, readLighthouseVersion, visitPages } from './measure-pages.ts'
import { insertHeadline, type Machine, summarize, writeHeadline, writeReport, writeSection } from './report.ts'
import { servePages } from './serve-pages.ts'

/**
 * Builds the site, measures every page of it beside the limit page, and writes docs/benchmark.md and the figures of the
 * docs/develop.md: npm run bench
 * Narrowed down it writes nothing: npm run bench -- home faq --mode applied. More visits to each page: --runs 5
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, mode: { type: 'string', multiple: true } },
})

type Served = Awaited<ReturnType<typeof servePages>>

const allModes: Mode[] = ['simulated', 'applied']
const limitPage = 'limit page'
const runs = Number(values.runs)
const modes = allModes.filter((mode) => values.mode?.includes(mode) ?? true)
const names = pageIds.filter((id) => positionals.length === 0 || positionals.includes(id))
const unknown = positionals.filter((name) => !pageIds.includes(name as PageId))

if (unknown.length > 0) stopWith(`No page is named ${unknown.join(', ')}. There are ${pageIds.join(', ')}.`)
else if (!(Number.isInteger(runs) && runs > 0)) stopWith(`--runs ${values.runs} is not a number of visits.`)
else if (modes.length === 0) stopWith(`--mode is ${allModes.join(' or ')}.`)
else if (names.length === pageIds.length && modes.length === allModes.length) await measureEverything()
else await measureSome()

async function measureEverything(): Promise<void> {
  const machine = await readMachine()
  const measured = await buildAndServe(async (served) => ({
    pages: await visitAndSummarize(served),
    slider: await measureSlider(served.siteOrigin, runs),
    wiping: await measureWiping(served.siteOrigin, runs),
  }))
  const results = { limitPage, runs, ...measured }
  const report = writeReport(results, machine)
  writeFileSync('docs/benchmark.md', report)
  writeFileSync('docs/develop.md', insertHeadline(readFileSync('docs/develop.md', 'utf8'), writeHeadline(results)))
  console.log(`\n${report}\nWritten to docs/benchmark.md, and its headline to docs/develop.md`)
}

async function measureSome(): Promise<void> {
  const summaries = await buildAndServe(visitAndSummarize)
  for (const mode of modes) console.log(`\n${mode}\n\n${writeSection({ pages: summaries, limitPage }, mode)}`)
}

async function buildAndServe<Result>(measure: (served: Served) => Promise<Result>): Promise<Result> {
  execSync('npm run build', { stdio: 'inherit' })
  const served = await servePages()
  try {
    return await measure(served)
  } finally {
    served.close()
  }
}

async function visitAndSummarize({ siteOrigin, limitPageUrl }: Served) {
  const own = names.map((id) => ({ name: id, url: `${siteOrigin}${pages[id].path}` }))
  const visits = await visitPages({ name: limitPage, url: limitPageUrl }, own, modes, runs)
  const summarizeMode = (mode: Mode) => (modes.includes(mode) ? summarize(visits[mode], limitPage) : [])
  return { simulated: summarizeMode('simulated'), applied: summarizeMode('applied') }
}

async function readMachine(): Promise<Machine> {
  const { executablePath } = chooseDrawingHeadlessShell()
  const { stdout } = spawnSync(executablePath, ['--version'], { encoding: 'utf8' })
  return {
    cores: availableParallelism(),
    architecture: arch(),
    chromiumMajor: /\d+/.exec(stdout)?.[0] ?? 'of unknown version',
    isHeadlessShell: executablePath.endsWith('headless-shell'),
    lighthouseVersion: await readLighthouseVersion(),
    load: loadavg()[0] ?? 0,
  }
}
