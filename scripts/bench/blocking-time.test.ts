import { expect, test } from 'vitest'
import { sumBlockingTime } from './blocking-time.ts'

const firstPaint = 800_000

function makeTask(milliseconds: number, ts = firstPaint) {
  return { name: 'RunTask', ts, tdur: milliseconds * 1000 }
}

test.each([
  ['tasks as long as may be', [makeTask(12.5), makeTask(3)], 4, 0],
  ['what two tasks take beyond it', [makeTask(15), makeTask(20), makeTask(3)], 4, 40],
  ['a processor that was really slowed down', [makeTask(60), makeTask(40)], 1, 10],
  ['a task before the first paint', [makeTask(90, firstPaint - 1), makeTask(1)], 4, 0],
  ['a part of a task', [{ ...makeTask(90), name: 'Layout' }, makeTask(15)], 4, 10],
])('the blocking time of %s', (_, events, slowdown, blockingTime) => {
  expect(sumBlockingTime(events, firstPaint, slowdown)).toBe(blockingTime)
})

test('a trace without tasks is not called free of blocking', () => {
  expect(() => sumBlockingTime([makeTask(90, firstPaint - 1)], firstPaint, 4)).toThrow('no task after the first paint')
})
