import { exec, execSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { stopWith } from '../../server/listen.ts'
import { type PageId, pageIds, pages } from '../../src/content/pages.ts'
import { chooseDrawingHeadlessShell } from '../../tests/support/find-browser.ts'
import { describeMachine, formatTable, writeFigures } from '../figures.ts'
import { measureFog } from './fog.ts'
import { formatMode, type Mode, readValues, type Values } from './report.ts'
import { servePages } from './serve-pages.ts'

/**
 * Builds the site, measures every page of it beside the limit page, and writes the figures into docs/benchmark.md:
 * npm run bench. Narrowed down it prints them instead: npm run bench -- home faq. More visits to each page: --runs 5
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
})

const runs = Number(values.runs)
const names = pageIds.filter((id) => positionals.length === 0 || positionals.includes(id))
const unknown = positionals.filter((name) => !pageIds.includes(name as PageId))

if (unknown.length > 0) stopWith(`No page is named ${unknown.join(', ')}. There are ${pageIds.join(', ')}.`)
else if (!(Number.isInteger(runs) && runs > 0)) stopWith(`--runs ${values.runs} is not a number of visits.`)
else await measure()

async function measure(): Promise<void> {
  execSync('npm run build', { stdio: 'inherit' })
  const load = loadavg()[0] ?? 0
  const served = await servePages()
  try {
    const own = names.map((id) => ({ name: id, url: `${served.siteOrigin}${pages[id].path}` }))
    const visits = await visitInTurn({ name: 'limit page', url: served.limitPageUrl }, own)
    for (const [mode, visited] of Object.entries(visits)) show(mode, formatMode(visited, mode as Mode))
    show('fog', await describeFog(served.siteOrigin))
    show('machine', await describeRun(load))
  } finally {
    served.close()
  }
}

function show(name: string, figures: string): void {
  console.log(`\n${name}\n\n${figures}`)
  if (names.length === pageIds.length) writeFigures('docs/benchmark.md', name, figures)
}

async function describeRun(load: number): Promise<string> {
  const { stdout } = await promisify(exec)(`"${chooseDrawingHeadlessShell().executablePath}" --version`)
  const rows = [
    ['visits to each page', runs],
    ['Lighthouse', await runLighthouse('--version')],
    ['browser', stdout.trim()],
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

interface ServedPage {
  name: string
  url: string
}

/**
 * Visits every page in both modes in turn, so that a slow minute affects all of them alike, and the limit page before
 * each of them, since every ratio depends on its median.
 */
async function visitInTurn(limitPage: ServedPage, own: readonly ServedPage[]) {
  const visits = { simulated: new Map<string, Values[]>(), applied: new Map<string, Values[]>() }
  for (let run = 1; run <= runs; run++) {
    for (const { name, url } of own.flatMap((page) => [limitPage, page])) {
      console.log(`${run}/${runs} ${name}`)
      for (const mode of ['simulated', 'applied'] as const) {
        const visit = await visitWithSecondTry(url, mode)
        visits[mode].set(name, [...(visits[mode].get(name) ?? []), visit])
      }
    }
  }
  return visits
}

// Tries again once, so that a browser that fails to start does not lose the measurements made so far.
async function visitWithSecondTry(url: string, mode: Mode): Promise<Values> {
  try {
    return await visit(url, mode)
  } catch (error) {
    console.warn(`Once more: ${error}`)
    return visit(url, mode)
  }
}

const flagsOf: Record<Mode, object> = {
  simulated: {
    throttlingMethod: 'simulate',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  },
  applied: { throttlingMethod: 'devtools', onlyCategories: ['performance'] },
}

/**
 * Of two such lists Chromium reads the last, so this one begins with what Lighthouse turns off itself. At the end is the
 * process that Chromium starts for a next page as soon as one is opened: on two cores it takes as much of the time as the
 * page itself, of a page of plain text too.
 */
const disabledFeatures = [
  'Translate',
  'OptimizationHints',
  'MediaRouter',
  'DialMediaRouteProvider',
  'CalculateNativeWinOcclusion',
  'InterestFeedContentSuggestions',
  'CertificateTransparencyComponentUpdater',
  'AutofillServerCommunication',
  'PrivacySandboxSettings4',
  'RenderDocument',
  'SpareRendererForSitePerProcess',
]

/** One visit in a browser of its own, so that nothing is left over from the one before. */
async function visit(url: string, mode: Mode): Promise<Values> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  try {
    const { executablePath, args } = chooseDrawingHeadlessShell()
    const flags = {
      ...flagsOf[mode],
      chromeFlags: ['--headless=new', ...args, `--disable-features=${disabledFeatures}`].join(' '),
      disableFullPageScreenshot: true,
      enableErrorReporting: false,
      output: 'json',
      outputPath: join(folder, 'visit.json'),
      quiet: true,
    }
    const flagsPath = join(folder, 'flags.json')
    writeFileSync(flagsPath, JSON.stringify(flags))
    await runLighthouse(`${url} --cli-flags-path=${flagsPath}`, { CHROME_PATH: executablePath })
    return readValues(JSON.parse(readFileSync(flags.outputPath, 'utf8')), mode)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** `npm run bench` fetches Lighthouse and puts it on the path: nothing else needs it and the eighty packages it brings. */
async function runLighthouse(options: string, env: Record<string, string> = {}): Promise<string> {
  // A shell finds it on Windows as well, where it is a .cmd file.
  const { stdout } = await promisify(exec)(`lighthouse ${options}`, { env: { ...process.env, ...env } })
  return stdout.trim()
}
