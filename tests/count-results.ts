export interface Count {
  passed: number
  failed: number
}

/** What a stage adds to the total: the tests of its JSON report, or the stage itself where there is none. */
export function countStage(isOk: boolean, report?: unknown): Count {
  const { passed, failed } = readReport(report)
  // A report cannot show what kept tests from running at all, such as a file that does not compile.
  if (!isOk && failed === 0) return { passed, failed: 1 }
  if (isOk && report === undefined) return { passed: 1, failed: 0 }
  return { passed, failed }
}

function readReport(report: unknown): Count {
  const { numPassedTests = 0, numFailedTests = 0, stats } = (report ?? {}) as VitestReport & PlaywrightReport
  if (stats) return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
  return { passed: numPassedTests, failed: numFailedTests }
}

export function addCounts(counts: Count[]): Count {
  return counts.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  )
}

interface VitestReport {
  numPassedTests?: number
  numFailedTests?: number
}

interface PlaywrightReport {
  stats?: { expected: number; unexpected: number; flaky: number }
}
