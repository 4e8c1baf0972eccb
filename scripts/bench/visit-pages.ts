import { exec } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chooseDrawingHeadlessShell } from '../../tests/support/find-browser.ts'
import { type Mode, readValues, type Values } from './report.ts'

interface ServedPage {
  name: string
  url: string
}

/**
 * Visits every page in both modes in turn, so that a slow minute affects all of them alike, and the limit page before
 * each of them, since every ratio depends on its median.
 */
export async function visitInTurn(limitPage: ServedPage, own: readonly ServedPage[], runs: number) {
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
export async function runLighthouse(options: string, env: Record<string, string> = {}): Promise<string> {
  // A shell finds it on Windows as well, where it is a .cmd file.
  const { stdout } = await promisify(exec)(`lighthouse ${options}`, { env: { ...process.env, ...env } })
  return stdout.trim()
}
