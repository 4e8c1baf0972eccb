import { expect, test } from 'vitest'
import { sumBlockingTime } from './blocking-time.ts'

test.each([
  ['nothing', [], 4, 0],
  ['a task as long as may be', [12.5], 4, 0],
  ['what two tasks take beyond it', [15, 20, 3], 4, 40],
  ['a processor that was really slowed down', [60, 40], 1, 10],
])('the blocking time of %s', (_, taskTimes, slowdown, blockingTime) => {
  expect(sumBlockingTime(taskTimes, slowdown)).toBe(blockingTime)
})
