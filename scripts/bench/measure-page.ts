import { Launcher, launch } from 'chrome-launcher'
import lighthouse, { type Flags } from 'lighthouse'
import { chooseDrawingHeadlessShell } from '../../tests/support/launch-options.ts'
import { measureBlockingTime } from './blocking-time.ts'

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

interface NetworkRequest {
  url: string
  transferSize: number
  resourceType?: string
}

const flagsOf: Record<Mode, Flags> = {
  simulated: {
    throttlingMethod: 'simulate',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  },
  // The other three categories do not depend on the speed of the phone.
  applied: { throttlingMethod: 'devtools', onlyCategories: ['performance'] },
}

/** One visit in a browser of its own, so that nothing is left over from the one before. */
export async function measurePage(url: string, mode: Mode): Promise<Measurement> {
  const { executablePath, args } = chooseDrawingHeadlessShell()
  const browser = await launch({
    chromePath: executablePath,
    ignoreDefaultFlags: true,
    chromeFlags: ['--headless=new', ...quietFlags(), ...args],
  })
  try {
    return await visit(url, { ...flagsOf[mode], port: browser.port, disableFullPageScreenshot: true })
  } finally {
    browser.kill()
  }
}

/**
 * As soon as a page is opened, Chromium starts a process for the next one. On two cores that takes as much of the time as
 * the page itself, of a page of plain text too.
 */
function quietFlags(): string[] {
  const [featureFlag] = Launcher.defaultFlags().filter((flag) => flag.startsWith('--disable-features='))
  // Of two such flags Chromium reads the last.
  return [...Launcher.defaultFlags(), `${featureFlag ?? '--disable-features='},SpareRendererForSitePerProcess`]
}

async function visit(url: string, flags: Flags): Promise<Measurement> {
  const result = await lighthouse(url, flags)
  if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`)
  const { categories, audits, runtimeError, configSettings } = result.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)

  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  const value = (audit: string) => {
    const number = audits[audit]?.numericValue
    if (number === undefined) throw new Error(`${url}: Lighthouse could not measure ${audit}`)
    return number
  }
  // A trace of a processor that was really slowed down has the phone's times already.
  const slowdown = configSettings.throttlingMethod === 'simulate' ? configSettings.throttling.cpuSlowdownMultiplier : 1
  const requests = listRequests(audits['network-requests']?.details)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    fcp: value('first-contentful-paint'),
    tbt: value('total-blocking-time'),
    blockingTime: await measureBlockingTime(result.artifacts.Trace, slowdown),
    cls: value('cumulative-layout-shift'),
    speedIndex: value('speed-index'),
    bytes: addSizes(requests),
    requests: requests.length,
    scriptBytes: addSizes(requests.filter(({ resourceType }) => resourceType === 'Script')),
  }
}

/** What went over the network for the page. */
function listRequests(details: unknown): NetworkRequest[] {
  const { items } = details as { items: NetworkRequest[] }
  return items.filter(({ url }) => url.startsWith('http'))
}

function addSizes(requests: NetworkRequest[]): number {
  return requests.reduce((sum, { transferSize }) => sum + transferSize, 0)
}
