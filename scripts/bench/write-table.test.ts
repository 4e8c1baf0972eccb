import { expect, test } from 'vitest'
import type { Summary } from './summarize.ts'
import { writeTable } from './write-table.ts'

const limit: Summary = {
  page: 'limit',
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp: 678,
  lcpRatio: 1,
  fcp: 678,
  tbt: 60,
  blockingTime: 5.2,
  cls: 0,
  speedIndex: 680,
  bytes: 9011,
  requests: 1,
  scriptBytes: 0,
}
const home: Summary = {
  ...limit,
  page: 'home',
  performance: 97,
  lcp: 1430,
  lcpRatio: 2.109,
  tbt: 49.4,
  blockingTime: 12.6,
  requests: 9,
}

test('a page has a row that says of each figure whether it meets its target, and the limit page one that does not', () => {
  expect(writeTable([limit, home], 'applied', 'limit')).toBe(`\
| page | performance | LCP s | × limit | TBT ms | in processor time | CLS |
| --- | --: | --: | --: | --: | --: | --: |
| target | ≥ 98 |  | ≤ 1.25 | < 50 |  | < 0.003 |
| limit | 100 | 0.68 | 1.00 | 60 | 5 | 0.000 |
| home | 97 ✗ | 1.43 | 2.11 ✗ | 49 ✓ | 13 | 0.000 ✓ |
`)
})

test('scores, sizes and requests are in the simulated table', () => {
  const row = writeTable([home], 'simulated', 'limit').trim().split('\n').at(-1)
  expect(row).toBe(
    '| home | 97 ✗ | 100 ✓ | 100 ✓ | 100 ✓ | 1.43 | 2.11 ✗ | 49 ✓ | 13 | 0.000 ✓ | 0.68 | 0.68 | 8.8 ✓ | 9 ✗ | 0.0 ✓ |',
  )
})
