import { expect, test } from 'vitest'
import { formatReceiverReport } from './load-receiver-report.ts'

test('the page says how fast it was and what went wrong', () => {
  const result = {
    requestCount: 2000,
    visitorCount: 20,
    photosEach: 2,
    photoBytes: 250_000,
    kills: 3,
    retries: 7,
    seconds: 40,
    notifiedSeconds: 50,
    latencies: [1, 2, 3, 4],
    lost: 1,
    doubled: 0,
    damaged: 0,
    notSent: 0,
    sentTwice: 2,
  }
  const report = formatReceiverReport(result, '2 cores (x64)')
  expect(report).toContain('| acknowledged | 2000 in 40.0 s (50 a second) |\n')
  expect(report).toContain('p50 2.0, p95 4.0')
  expect(report).toContain('| acknowledged and lost | 1 |\n')
})
