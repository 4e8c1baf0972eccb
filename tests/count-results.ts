export interface Count {
  passed: number
  failed: number
  /** Tests that said why they cannot run here. */
  skipped: number
  /** Tests whose turn never came. */
  notRun: number
}

const none: Count = { passed: 0, failed: 0, skipped: 0, notRun: 0 }

/** What a stage adds to the total: the tests of its JSON report, or the stage itself where there is none. */
export function countStage(isOk: boolean, report?: unknown): Count {
  if (report === undefined) return { ...none, [isOk ? 'passed' : 'failed']: 1 }
  const count = readReport(report as VitestReport & PlaywrightReport)
  // A report cannot show what kept tests from running at all, such as a file that does not compile.
  return isOk || count.failed > 0 ? count : { ...count, failed: 1 }
}

export function addCounts(counts: readonly Count[]): Count {
  return counts.reduce(
    (total, { passed, failed, skipped, notRun }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      notRun: total.notRun + notRun,
    }),
    none,
  )
}

/** '7 passed, 2 failed, 1 skipped, 30 did not run': the last two where there are any. */
export function describeCount({ passed, failed, skipped, notRun }: Count): string {
  return [
    `${passed} passed`,
    `${failed} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(notRun > 0 ? [`${notRun} did not run`] : []),
  ].join(', ')
}

function readReport({ stats, suites = [], ...vitest }: VitestReport & PlaywrightReport): Count {
  if (!stats) {
    const { numPassedTests: passed = 0, numFailedTests: failed = 0, numTotalTests = passed + failed } = vitest
    const skipped = (vitest.numPendingTests ?? 0) + (vitest.numTodoTests ?? 0)
    return { passed, failed, skipped, notRun: Math.max(0, numTotalTests - passed - failed - skipped) }
  }
  // Playwright counts those that did not run among the skipped, but has no result of them.
  const notRun = suites.reduce((sum, suite) => sum + countWithoutResult(suite), 0)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped - notRun,
    notRun,
  }
}

function countWithoutResult({ suites = [], specs = [] }: PlaywrightSuite): number {
  const tests = specs.flatMap((spec) => spec.tests)
  const own = tests.filter(({ status, results }) => status === 'skipped' && results.length === 0)
  return suites.reduce((sum, suite) => sum + countWithoutResult(suite), own.length)
}

interface VitestReport {
  numTotalTests?: number
  numPassedTests?: number
  numFailedTests?: number
  /** Tests that were skipped. */
  numPendingTests?: number
  numTodoTests?: number
}

interface PlaywrightReport {
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites?: PlaywrightSuite[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { tests: { status: string; results: unknown[] }[] }[]
}
