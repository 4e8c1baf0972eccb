import { expect, test } from 'vitest'
import { addCounts, countStage, describeCount } from './count-results.ts'

const none = { passed: 0, failed: 0, skipped: 0, notRun: 0 }

const unitReport = { numTotalTests: 13, numPassedTests: 7, numFailedTests: 2, numPendingTests: 2, numTodoTests: 1 }

const skipped = { tests: [{ status: 'skipped', results: [{ status: 'skipped' }] }] }
const notRun = { tests: [{ status: 'skipped', results: [] }] }
const browserReport = {
  stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 },
  suites: [{ specs: [skipped, notRun], suites: [{ specs: [notRun] }] }],
}

test.each([
  ['a stage without a report counts once', true, undefined, { ...none, passed: 1 }],
  ['and once when it fails', false, undefined, { ...none, failed: 1 }],
  ['unit tests count each', false, unitReport, { passed: 7, failed: 2, skipped: 3, notRun: 1 }],
  [
    'browser tests count each, a flaky one as passed, and those whose turn never came for themselves',
    false,
    browserReport,
    { passed: 6, failed: 1, skipped: 1, notRun: 2 },
  ],
  ['a run that fails outside its tests has failed', false, { numPassedTests: 7 }, { ...none, passed: 7, failed: 1 }],
  ['a run of no tests passes nothing', true, { numPassedTests: 0 }, none],
  ['a report that was not written counts as a failure', false, {}, { ...none, failed: 1 }],
])('%s', (_case, isOk, report, count) => {
  expect(countStage(isOk, report)).toEqual(count)
})

test('stages add up', () => {
  const stages = [
    { passed: 3, failed: 1, skipped: 2, notRun: 4 },
    { passed: 2, failed: 0, skipped: 0, notRun: 1 },
  ]
  expect(addCounts(stages)).toEqual({ passed: 5, failed: 1, skipped: 2, notRun: 5 })
  expect(addCounts([])).toEqual(none)
})

test('the summary names skipped tests and tests that did not run where there are any', () => {
  expect(describeCount({ ...none, passed: 7 })).toBe('7 passed, 0 failed')
  expect(describeCount({ passed: 7, failed: 2, skipped: 1, notRun: 30 })).toBe(
    '7 passed, 2 failed, 1 skipped, 30 did not run',
  )
})
