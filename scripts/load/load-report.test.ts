import { expect, test } from 'vitest'
import { describeLoad, formatLoadReport } from './load-report.ts'

const latencies = Array.from({ length: 100 }, (_, index) => 100 - index)
const result = { name: 'nginx', latencies, mistakes: ['/: 500 instead of 200'], seconds: 2 }

test('it says how fast and how right a server was, and what was wrong', () => {
  expect(describeLoad(result)).toBe(
    'nginx: 50 requests/s, p50 50.0, p95 95.0, p99 99.0, max 100.0 ms, 1 wrong responses\n  /: 500 instead of 200',
  )
})

test('the page has a row for each server', () => {
  const report = formatLoadReport([result], { requestCount: 100, visitorCount: 5, machine: '2 cores (x64)' })
  expect(report).toContain('| nginx | 50 | 50.0 | 95.0 | 99.0 | 100.0 | 1 |\n')
})
