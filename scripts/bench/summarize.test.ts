import { expect, test } from 'vitest'
import type { Measurement } from './measure-page.ts'
import { countMet, type Summary, summarize, takeMedian, targets } from './summarize.ts'

const perfect: Measurement = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp: 1000,
  fcp: 800,
  tbt: 0,
  blockingTime: 0,
  cls: 0,
  speedIndex: 900,
  bytes: 10_000,
  requests: 2,
  scriptBytes: 0,
}

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
  ['simulated', 'bytes', 64 * 1024, 64 * 1024 + 1],
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
