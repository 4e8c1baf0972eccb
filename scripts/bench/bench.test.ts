import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { TraceEvent } from '../../tests/support/trace.ts'
import { listFrames } from './fog.ts'
import { formatMode, type LighthouseReport, meets, metrics, readValues } from './report.ts'
import { writeLimitPage } from './serve-pages.ts'

const report: LighthouseReport = {
  requestedUrl: 'http://localhost/',
  categories: { performance: { score: 0.98 }, accessibility: { score: 1 }, seo: { score: 1 } },
  audits: {
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
}

test('a visit is read from the report: scores, times, and what went over the network', () => {
  expect(readValues(report, 'simulated')).toEqual([98, 100, 0, 100, 900, 900, 12, 0.001, 800, 850, 14_000, 2, 5000])
  expect(readValues(report, 'applied')).toEqual([98, 900, 900, 12, 0.001])
})

test.each([
  ['a page that did not load', { ...report, runtimeError: { message: 'no answer' } }, 'no answer'],
  ['a metric that is missing', { ...report, audits: {} }, 'could not measure largest-contentful-paint'],
])('%s fails with its URL', (_, failed, message) => {
  expect(() => readValues(failed, 'applied')).toThrow(new RegExp(`^http://localhost/: .*${message}`))
})

test('a page has a row of medians that says of each whether it meets its target, and the limit page one that does not', () => {
  const visits = new Map([
    ['limit page', [800, 1000, 5000].map((paint) => [100, paint, paint, 60, 0])],
    [
      'home',
      [
        [97, 1200, 1200, 90, 0],
        [98, 1900, 1900, 40, 0.01],
        [96, 1300, 1300, 10, 0],
      ],
    ],
  ])
  expect(formatMode(visits, 'applied')).toBe(`\
| page | performance | LCP s | × limit | TBT ms | CLS |
| --- | --- | --- | --- | --- | --- |
| target | ≥ 98 |  | ≤ 1.25 | < 50 | < 0.003 |
| limit page | 100 | 1.00 | 1.00 | 60 | 0.000 |
| home | 97 ✗ | 1.30 | 1.30 ✗ | 40 ✓ | 0.000 ✓ |

2 of 4 targets met.
`)
})

test.each([
  ['simulated', 'performance', 100, 99],
  ['applied', 'performance', 98, 97],
  ['simulated', '× limit', 1.35, 1.36],
  ['applied', '× limit', 1.25, 1.26],
  ['applied', 'TBT ms', 49.9, 50],
  ['applied', 'CLS', 0.0029, 0.003],
  ['simulated', 'requests', 5, 6],
  ['simulated', 'script files KB', 8.5 * 1024, 8.5 * 1024 + 1],
] as const)('%s %s is met by %d and missed by %d', (mode, title, good, bad) => {
  const target = metrics[mode].find((metric) => metric.title === title)?.target
  if (!target) throw new Error(`${title} has no target`)
  expect([meets(good, target), meets(bad, target)]).toEqual([true, false])
})

test('a frame is its animation frame and the pointer events before it, and nothing else', () => {
  const makeEvent = (name: string, ts: number, milliseconds: number, type?: string): TraceEvent => {
    return { name, pid: 1, tid: 1, ts, dur: milliseconds * 1000, args: type ? { data: { type } } : {} }
  }
  const frames = listFrames([
    makeEvent('EventDispatch', 10, 1, 'pointermove'),
    makeEvent('EventDispatch', 20, 1, 'pointermove'),
    makeEvent('EventDispatch', 25, 9, 'scroll'),
    makeEvent('FireAnimationFrame', 30, 2),
    makeEvent('Layout', 40, 7),
    makeEvent('FireAnimationFrame', 50, 3),
    makeEvent('EventDispatch', 60, 5, 'pointermove'),
  ])
  expect(frames).toEqual([4, 3])
})

test('the limit page is as large as it was when the first figures were taken, and holds every paragraph', () => {
  const page = writeLimitPage()
  expect(page).toHaveLength(27_232)
  const [, ...paragraphs] = readFileSync('scripts/bench/limit-page.txt', 'utf8').trim().split('\n')
  const words = page.replace(/\s+/g, ' ')
  expect(paragraphs.filter((paragraph) => !words.includes(paragraph.replace('## ', '')))).toEqual([])
})
