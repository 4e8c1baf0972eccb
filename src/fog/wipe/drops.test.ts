import { expect, test } from 'vitest'
import { isGone, makeDrop, moveDrop } from './drops.ts'

test('a drop hangs and grows, then runs down and is gone, at the latest below the glass', () => {
  const drop = makeDrop([100, 20])
  expect(moveDrop(drop, 0.05)).toBe(false)
  expect(drop.y).toBe(20)
  expect(drop.radius).toBeGreaterThan(0.6)
  expect(isGone(drop, 200)).toBe(false)
  let runs = false
  for (let frame = 0; frame < 60 * 60 && !isGone(drop, 200); frame++) runs = moveDrop(drop, 1 / 60) || runs
  expect(runs).toBe(true)
  expect(drop.y).toBeGreaterThan(20)
  expect(Math.abs(drop.x - 100)).toBeLessThan(40)
  expect(isGone(drop, 200)).toBe(true)
})
