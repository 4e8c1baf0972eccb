import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchErrors } from '../tests/receivers/in-process.ts'
import { createFaultLog } from './fault-log.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) }))
afterEach(() => void vi.useRealTimers())

test('a fault that comes every second for a day is printed a few times, with the time and how often it came', () => {
  const lines = watchErrors()
  const { report } = createFaultLog()
  for (let second = 0; second < 86_400; second++) {
    report('The disk', new Error('is full'))
    vi.advanceTimersByTime(1000)
  }
  expect(lines.slice(0, 3)).toEqual([
    '2026-01-01T00:00:00.000Z The disk: is full',
    '2026-01-01T00:01:00.000Z The disk: is full (and 59 times since the last line)',
    '2026-01-01T00:03:00.000Z The disk: is full (and 119 times since the last line)',
  ])
  expect(lines.length).toBeLessThan(15)
})

test('another fault is printed at once, and so is the same one after a good while', () => {
  const lines = watchErrors()
  const { report } = createFaultLog()
  report('The disk', new Error('is full'))
  report('The disk', Object.assign(new Error('is gone'), { code: 'ENOENT' }))
  report('The mail server', new Error('is away'))
  expect(lines).toHaveLength(3)
  vi.advanceTimersByTime(3_600_000)
  report('The disk', new Error('is full'))
  vi.advanceTimersByTime(60_000)
  report('The disk', new Error('is full'))
  expect(lines).toHaveLength(5)
})
