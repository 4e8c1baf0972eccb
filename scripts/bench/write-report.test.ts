import { expect, test } from 'vitest'
import type { Summary } from './summarize.ts'
import { insertHeadline, type Results, writeHeadline, writeReport } from './write-report.ts'

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
  builds: [
    { generatedPages: 0, seconds: 15, processorSeconds: 19, previewSeconds: 11.24 },
    { generatedPages: 100, seconds: 20, processorSeconds: 42.5, previewSeconds: 11 },
    { generatedPages: 200, seconds: 26, processorSeconds: 66.6, previewSeconds: 11 },
  ],
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

test('the report says what each hundred pages add to the build', () => {
  expect(writeReport(results, machine)).toContain(`\
| the site | 15.0 | 19.0 |  |
| and 100 generated pages | 20.0 | 42.5 | 235 |
| and 200 generated pages | 26.0 | 66.6 | 241 |
`)
  expect(writeReport(results, machine)).toContain("Link previews took 11.2 s of the site's own 15.0 s")
})

test('the headline is the range over the pages, the limit page left out', () => {
  const headline = writeHeadline(results)
  expect(headline).toContain('| 98 to 100, 100, 100, 100 | 98 to 100 (performance) |')
  expect(headline).toContain('| 0.8 to 0.9 s | 0.8 to 0.9 s |')
  expect(headline).toContain('| 1.16 to 1.25 | 1.16 to 1.25 |')
  expect(headline).toContain('| in processor time | 0 to 7 ms | 0 to 7 ms |')
  expect(headline).toContain('| 60 KB, 4 to 5 requests | |')
})

test('the README keeps everything but what is between its marks', () => {
  const readme = 'Before\n<!-- bench -->\nold\n<!-- /bench -->\nAfter $1\n'
  const quoted = 'Before\n<!-- bench -->\n\n$& new\n\n<!-- /bench -->\nAfter $1\n'
  expect(insertHeadline(readme, '$& new\n')).toBe(quoted)
  expect(insertHeadline(quoted, '$& new\n')).toBe(quoted)
})

test('a README without marks is not written over', () => {
  expect(() => insertHeadline('Nothing here', 'new')).toThrow('README.md has lost its bench marks')
})
