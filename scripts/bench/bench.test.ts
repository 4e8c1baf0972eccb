import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { TraceEvent } from '../../tests/support/trace.ts'
import { readFrames } from './fog.ts'
import { type LighthouseReport, type Measurement, readMeasurement, type TimedEvent } from './measure-pages.ts'
import {
  countMet,
  insertHeadline,
  type Results,
  type Summary,
  summarize,
  takeMedian,
  targets,
  writeHeadline,
  writeReport,
  writeSection,
} from './report.ts'
import { writeLimitPage } from './serve-pages.ts'

const firstPaint = 800_000
const mainThread = { pid: 1, tid: 2 }
const paint: TimedEvent = { ...mainThread, name: 'firstContentfulPaint', ts: firstPaint }

const lighthouseReport: LighthouseReport = {
  requestedUrl: 'http://localhost/',
  categories: { performance: { score: 0.98 }, accessibility: { score: 1 } },
  audits: {
    metrics: { details: { items: [{ observedFirstContentfulPaintTs: firstPaint }] } },
    'network-requests': {
      details: {
        items: [
          { url: 'http://localhost/', transferSize: 9000, resourceType: 'Document' },
          { url: 'http://localhost/fog.js', transferSize: 5000, resourceType: 'Script' },
          { url: 'data:,', transferSize: 100, resourceType: 'Other' },
        ],
      },
    },
    'largest-contentful-paint': { numericValue: 900 },
    'first-contentful-paint': { numericValue: 800 },
    'total-blocking-time': { numericValue: 12 },
    'cumulative-layout-shift': { numericValue: 0.001 },
    'speed-index': { numericValue: 850 },
  },
  configSettings: { throttlingMethod: 'simulate', throttling: { cpuSlowdownMultiplier: 4 } },
}

function makeTask(milliseconds: number, ts = firstPaint): TimedEvent {
  return { ...mainThread, name: 'RunTask', ts, tdur: milliseconds * 1000 }
}

test('a visit is read from the report: scores, times, and what went over the network', () => {
  expect(readMeasurement(lighthouseReport, [paint, makeTask(1)])).toEqual({
    performance: 98,
    accessibility: 100,
    bestPractices: 0,
    seo: 0,
    lcp: 900,
    fcp: 800,
    tbt: 12,
    blockingTime: 0,
    cls: 0.001,
    speedIndex: 850,
    bytes: 14_000,
    requests: 2,
    scriptBytes: 5000,
  })
})

test.each([
  ['tasks as long as may be', [makeTask(12.5), makeTask(3)], 'simulate', 0],
  ['what two tasks take beyond it', [makeTask(15), makeTask(20), makeTask(3)], 'simulate', 40],
  ['a processor that was really slowed down', [makeTask(60), makeTask(40)], 'devtools', 10],
  ['a task before the first paint', [makeTask(90, firstPaint - 1), makeTask(1)], 'simulate', 0],
  ['a part of a task', [{ ...makeTask(90), name: 'Layout' }, makeTask(15)], 'simulate', 10],
  ['a task of another process', [{ ...makeTask(90), pid: 3 }, makeTask(15)], 'simulate', 10],
])('the blocking time of %s', (_, tasks, throttlingMethod, blockingTime) => {
  const configSettings = { ...lighthouseReport.configSettings, throttlingMethod }
  expect(readMeasurement({ ...lighthouseReport, configSettings }, [paint, ...tasks]).blockingTime).toBe(blockingTime)
})

test('a trace without tasks is not called free of blocking', () => {
  expect(() => readMeasurement(lighthouseReport, [paint, makeTask(90, firstPaint - 1)])).toThrow(
    'no task after the first paint',
  )
})

test.each([
  ['a page that did not load', { ...lighthouseReport, runtimeError: { message: 'no answer' } }, 'no answer'],
  ['a metric that is missing', { ...lighthouseReport, audits: {} }, 'could not measure largest-contentful-paint'],
])('%s fails with its address', (_, failed, message) => {
  expect(() => readMeasurement(failed, [paint, makeTask(1)])).toThrow(new RegExp(`^http://localhost/: .*${message}`))
})

function makeEvent(name: string, ts: number, milliseconds: number, type?: string): TraceEvent {
  return { name, pid: 1, tid: 1, ts, dur: milliseconds * 1000, args: type ? { data: { type } } : {} }
}

test('a frame is its animation frame and the pointer events before it, and nothing else', () => {
  const frames = readFrames([
    makeEvent('EventDispatch', 10, 1, 'pointermove'),
    makeEvent('EventDispatch', 20, 1, 'pointermove'),
    makeEvent('EventDispatch', 25, 9, 'scroll'),
    makeEvent('FireAnimationFrame', 30, 2),
    makeEvent('Layout', 40, 7),
    makeEvent('FireAnimationFrame', 50, 3),
    makeEvent('EventDispatch', 60, 5, 'pointermove'),
  ])
  expect(frames).toEqual({ frames: 2, median: 3.5, p95: 4 })
})

test('the limit page is as large as it was when the first figures were taken, and holds every paragraph', () => {
  const page = writeLimitPage()
  expect(page).toHaveLength(27_232)
  const [, ...paragraphs] = readFileSync('scripts/bench/limit-page.txt', 'utf8').trim().split('\n')
  const words = page.replace(/\s+/g, ' ')
  expect(paragraphs.filter((paragraph) => !words.includes(paragraph.replace('## ', '')))).toEqual([])
})

const limit: Summary = {
  page: 'limit',
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp: 700,
  lcpRatio: 1,
  fcp: 700,
  tbt: 0,
  blockingTime: 0,
  cls: 0,
  speedIndex: 700,
  bytes: 9 * 1024,
  requests: 1,
  scriptBytes: 0,
}
const home: Summary = {
  ...limit,
  page: 'home',
  performance: 98,
  lcp: 910,
  lcpRatio: 1.25,
  bytes: 60 * 1024,
  requests: 5,
}
const faq: Summary = {
  ...home,
  page: 'faq',
  performance: 100,
  lcp: 810,
  lcpRatio: 1.157,
  tbt: 12,
  blockingTime: 7,
  requests: 4,
}

const results: Results = {
  limitPage: 'limit',
  runs: 3,
  pages: { simulated: [limit, home, faq], applied: [limit, home, faq] },
  slider: { longestTask: 7.25, tasks: 412 },
  wiping: { frames: 90, median: 2.94, p95: 5.02 },
}
const machine = {
  cores: 2,
  architecture: 'arm64',
  chromiumMajor: '156',
  isHeadlessShell: true,
  lighthouseVersion: '13.5.0',
  load: 0.24,
}

test('the report says how it was measured and how many targets are met', () => {
  const report = writeReport(results, machine)
  expect(report).toContain(
    'Lighthouse 13.5.0 visited every page 3 times as its mobile phone, in the headless shell of Chromium 156 on 2 cores of an arm64 machine (load when it began: 0.2)',
  )
  expect(report).toContain('19 of 20 targets met.')
  expect(report).toContain('8 of 8 targets met.')
})

test('the report says how long the longest task is while the fog is dragged', () => {
  expect(writeReport(results, machine)).toContain("the main thread's longest task of 412 took 7.3 ms; a frame has 16.")
})

test('the report says what a frame of wiping takes', () => {
  expect(writeReport(results, machine)).toContain(
    'took 2.9 ms of the main thread in the median of 90 frames, and less than 5.0 ms in nineteen of twenty; the target is 8.',
  )
})

test('one visit is not called times', () => {
  expect(writeReport({ ...results, runs: 1 }, machine)).toContain('visited every page once as its mobile phone')
})

test('the headline is the range over the pages, the limit page left out', () => {
  const headline = writeHeadline(results)
  expect(headline).toContain('| 98 to 100, 100, 100, 100 | 98 to 100 (performance) |')
  expect(headline).toContain('| 0.8 to 0.9 s | 0.8 to 0.9 s |')
  expect(headline).toContain('| 1.16 to 1.25 | 1.16 to 1.25 |')
  expect(headline).toContain('| in processor time | 0 to 7 ms | 0 to 7 ms |')
  expect(headline).toContain('| 60 KB, 4 to 5 requests | |')
})

test('the page about developing keeps everything but what is between its marks', () => {
  const readme = 'Before\n<!-- bench -->\nold\n<!-- /bench -->\nAfter $1\n'
  const quoted = 'Before\n<!-- bench -->\n\n$& new\n\n<!-- /bench -->\nAfter $1\n'
  expect(insertHeadline(readme, '$& new\n')).toBe(quoted)
  expect(insertHeadline(quoted, '$& new\n')).toBe(quoted)
})

test('a page without marks is not written over', () => {
  expect(() => insertHeadline('Nothing here', 'new')).toThrow('docs/develop.md has lost its bench marks')
})

const slow: Summary = {
  ...limit,
  page: 'slow',
  performance: 97,
  lcp: 1430,
  lcpRatio: 2.109,
  tbt: 49.4,
  blockingTime: 12.6,
}

test('a page has a row that says of each figure whether it meets its target, and the limit page one that does not', () => {
  const busy: Summary = { ...limit, tbt: 60, blockingTime: 5.2 }
  const pages = { simulated: [], applied: [busy, slow] }
  expect(writeSection({ pages, limitPage: 'limit' }, 'applied')).toBe(`\
| page | performance | LCP s | × limit | TBT ms | in processor time | CLS |
| --- | --: | --: | --: | --: | --: | --: |
| target | ≥ 98 |  | ≤ 1.25 | < 50 |  | < 0.003 |
| limit | 100 | 0.70 | 1.00 | 60 | 5 | 0.000 |
| slow | 97 ✗ | 1.43 | 2.11 ✗ | 49 ✓ | 13 | 0.000 ✓ |

2 of 4 targets met.
`)
})

test('scores, sizes and requests are in the simulated table', () => {
  const pages = { simulated: [{ ...slow, requests: 9 }], applied: [] }
  expect(writeSection({ pages, limitPage: 'limit' }, 'simulated')).toContain(
    '\n| slow | 97 ✗ | 100 ✓ | 100 ✓ | 100 ✓ | 1.43 | 2.11 ✗ | 49 ✓ | 13 | 0.000 ✓ | 0.70 | 0.70 | 9.0 ✓ | 9 ✗ | 0.0 ✓ |\n',
  )
})

const { page: _page, lcpRatio: _lcpRatio, ...visit } = limit
const perfect: Measurement = { ...visit, lcp: 1000 }

test.each([
  [[7], 7],
  [[30, 4, 200], 30],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (values, median) => {
  expect(takeMedian(values)).toBe(median)
})

test('nothing has no median', () => {
  expect(() => takeMedian([])).toThrow('nothing')
})

test('each figure of a page is the median of its visits, and its Largest Contentful Paint is checked against the limit page', () => {
  const visits = new Map([
    ['limit', [800, 1000, 5000].map((lcp) => ({ ...perfect, lcp }))],
    ['home', [1200, 1300, 1900].map((lcp, index) => ({ ...perfect, lcp, tbt: [90, 10, 40][index] ?? 0 }))],
  ])
  expect(summarize(visits, 'limit')).toEqual([
    { ...perfect, page: 'limit', lcp: 1000, lcpRatio: 1 },
    { ...perfect, page: 'home', lcp: 1300, tbt: 40, lcpRatio: 1.3 },
  ])
})

test('without the limit page there is nothing to hold a page against', () => {
  expect(() => summarize(new Map([['home', [perfect]]]), 'limit')).toThrow('limit was not measured')
})

test.each([
  ['simulated', 'performance', 100, 99],
  ['applied', 'performance', 98, 97],
  ['simulated', 'lcpRatio', 1.35, 1.36],
  ['applied', 'lcpRatio', 1.25, 1.26],
  ['applied', 'tbt', 49.9, 50],
  ['applied', 'cls', 0.0029, 0.003],
  ['simulated', 'bytes', 63.6 * 1024, 63.7 * 1024],
  ['simulated', 'requests', 5, 6],
  ['simulated', 'scriptBytes', 7 * 1024, 7 * 1024 + 1],
] as const)('%s %s is met by %d and missed by %d', (mode, figure, good, bad) => {
  expect(targets[mode][figure]?.isMet(good)).toBe(true)
  expect(targets[mode][figure]?.isMet(bad)).toBe(false)
})

test('targets are counted over all pages', () => {
  const good: Summary = { ...perfect, page: 'home', lcpRatio: 1 }
  const slow: Summary = { ...good, page: 'faq', lcpRatio: 2, tbt: 80 }
  expect(countMet([good, slow], 'applied')).toEqual({ met: 6, all: 8 })
})
