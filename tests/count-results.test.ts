import { expect, test } from 'vitest'
import { addCounts, countStage } from './count-results.ts'

const unitReport = { numTotalTests: 9, numPassedTests: 7, numFailedTests: 2 }
const e2eReport = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 } }

test.each([
  ['a stage without a report counts once', true, undefined, { passed: 1, failed: 0 }],
  ['and once when it fails', false, undefined, { passed: 0, failed: 1 }],
  ['unit tests count each', false, unitReport, { passed: 7, failed: 2 }],
  ['e2e tests count each, a flaky one as passed, a skipped one not', false, e2eReport, { passed: 6, failed: 1 }],
  ['a run that fails outside its tests has failed', false, { numPassedTests: 7 }, { passed: 7, failed: 1 }],
  ['a run of no tests passes nothing', true, { numPassedTests: 0 }, { passed: 0, failed: 0 }],
])('%s', (_case, isOk, report, count) => {
  expect(countStage(isOk, report)).toEqual(count)
})

test('stages add up', () => {
  const stages = [
    { passed: 3, failed: 1 },
    { passed: 2, failed: 0 },
  ]
  expect(addCounts(stages)).toEqual({ passed: 5, failed: 1 })
  expect(addCounts([])).toEqual({ passed: 0, failed: 0 })
})
