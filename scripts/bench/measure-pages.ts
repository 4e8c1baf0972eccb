import { exec } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chooseDrawingHeadlessShell } from '../../tests/support/find-browser.ts'

export type Mode = 'simulated' | 'applied'

/** What one visit by Lighthouse's mobile phone came to. Times in milliseconds, sizes in bytes, scores out of 100. */
export interface Measurement {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcp: number
  fcp: number
  /** By the clock, as Lighthouse has it. */
  tbt: number
  /** In processor time. */
  blockingTime: number
  cls: number
  speedIndex: number
  bytes: number
  requests: number
  scriptBytes: number
}

export type Visits = Record<Mode, Map<string, Measurement[]>>

interface ServedPage {
  name: string
  url: string
}

/**
 * Visits every page in every mode in turn, so that a slow minute affects all of them alike, and the limit page before
 * each of them, since every ratio depends on its median.
 */
export async function visitPages(
  limitPage: ServedPage,
  pages: readonly ServedPage[],
  modes: readonly Mode[],
  runs: number,
): Promise<Visits> {
  const visits: Visits = { simulated: new Map(), applied: new Map() }
  for (let run = 1; run <= runs; run++) {
    for (const { name, url } of pages.flatMap((page) => [limitPage, page])) {
      for (const mode of modes) {
        const measurement = await measureWithSecondTry(url, mode)
        visits[mode].set(name, [...(visits[mode].get(name) ?? []), measurement])
        const { lcp, tbt, blockingTime } = measurement
        const times = `LCP ${lcp.toFixed(0)} ms, TBT ${tbt.toFixed(0)} ms, ${blockingTime.toFixed(0)} in processor time`
        console.log(`${run}/${runs} ${name}, ${mode}: ${times}`)
      }
    }
  }
  return visits
}

// Tries again once, so that a browser that fails to start does not lose the measurements made so far.
async function measureWithSecondTry(url: string, mode: Mode): Promise<Measurement> {
  try {
    return await measurePage(url, mode)
  } catch (error) {
    console.warn(`Once more: ${error}`)
    return measurePage(url, mode)
  }
}

const flagsOf: Record<Mode, object> = {
  simulated: {
    throttlingMethod: 'simulate',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  },
  // The other three categories do not depend on the speed of the phone.
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
async function measurePage(url: string, mode: Mode): Promise<Measurement> {
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
      // The trace, beside the report.
      saveAssets: true,
      quiet: true,
    }
    const flagsPath = join(folder, 'flags.json')
    writeFileSync(flagsPath, JSON.stringify(flags))
    await runLighthouse(`${url} --cli-flags-path=${flagsPath}`, { CHROME_PATH: executablePath })
    const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
    return readMeasurement(read('visit.json'), read('visit-0.trace.json').traceEvents)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export async function readLighthouseVersion(): Promise<string> {
  return (await runLighthouse('--version')).trim()
}

/** `npm run bench` fetches Lighthouse and puts it on the path: nothing else needs it and the eighty packages it brings. */
async function runLighthouse(options: string, env: Record<string, string> = {}): Promise<string> {
  // A shell finds it on Windows as well, where it is a .cmd file.
  const { stdout } = await promisify(exec)(`lighthouse ${options}`, { env: { ...process.env, ...env } })
  return stdout
}

/** Of Lighthouse's report, what is read here. */
export interface LighthouseReport {
  requestedUrl: string
  runtimeError?: { message: string }
  categories: Partial<Record<string, { score: number | null }>>
  audits: Partial<Record<string, { numericValue?: number; details?: { items?: readonly object[] } }>>
  configSettings: { throttlingMethod: string; throttling: { cpuSlowdownMultiplier: number } }
}

/** An event of a trace, in microseconds. Events that last have their processor time, too. */
export interface TimedEvent {
  name: string
  pid: number
  tid: number
  ts: number
  tdur?: number
}

interface NetworkRequest {
  url: string
  transferSize: number
  resourceType?: string
}

export function readMeasurement(report: LighthouseReport, events: readonly TimedEvent[]): Measurement {
  const { requestedUrl: url, categories, audits, runtimeError, configSettings } = report
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  const value = (audit: string) => {
    const number = audits[audit]?.numericValue
    if (number === undefined) throw new Error(`${url}: Lighthouse could not measure ${audit}`)
    return number
  }
  // A trace of a processor that was really slowed down has the phone's times already.
  const slowdown = configSettings.throttlingMethod === 'simulate' ? configSettings.throttling.cpuSlowdownMultiplier : 1
  const [observed] = (audits.metrics?.details?.items ?? []) as { observedFirstContentfulPaintTs: number }[]
  const files = (audits['network-requests']?.details?.items ?? []) as NetworkRequest[]
  // What went over the network for the page.
  const requests = files.filter((file) => file.url.startsWith('http'))
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    fcp: value('first-contentful-paint'),
    tbt: value('total-blocking-time'),
    blockingTime: sumBlockingTime(events, observed?.observedFirstContentfulPaintTs ?? 0, slowdown),
    cls: value('cumulative-layout-shift'),
    speedIndex: value('speed-index'),
    bytes: addSizes(requests),
    requests: requests.length,
    scriptBytes: addSizes(requests.filter(({ resourceType }) => resourceType === 'Script')),
  }
}

function addSizes(requests: readonly NetworkRequest[]): number {
  return requests.reduce((sum, { transferSize }) => sum + transferSize, 0)
}

/** What a task may take before a visitor notices that the page does not respond. */
const unnoticedMs = 50

/**
 * The processor time that the page's tasks after its first paint take beyond 50 ms. By the clock, as Total Blocking Time
 * has it, a task also lasts while another process has its core.
 * @param slowdown How many times as slow as in the trace the visitor's processor is.
 */
function sumBlockingTime(events: readonly TimedEvent[], firstPaint: number, slowdown: number): number {
  // Chromium has a thread for each tab and its own pages; that of the page is the one that painted it.
  const paint = events.find(({ name, ts }) => name === 'firstContentfulPaint' && ts === firstPaint)
  const tasks = events.filter(
    ({ name, pid, tid, ts }) => name === 'RunTask' && pid === paint?.pid && tid === paint.tid && ts >= firstPaint,
  )
  if (tasks.length === 0) throw new Error('The trace has no task after the first paint')
  return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slowdown - unnoticedMs), 0)
}
