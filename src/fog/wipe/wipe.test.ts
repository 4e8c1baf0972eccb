import { describe, expect, test } from 'vitest'
import {
  addDirtyRect,
  cellSize,
  clearStroke,
  type DirtyRect,
  fogUp,
  isFogged,
  makeClearMap,
  measureClear,
} from './clear-map.ts'
import { isGone, makeDrop, moveDrop } from './drops.ts'

describe('a stroke', () => {
  test('clears what it passes over, softly at its edge, and leaves the rest', () => {
    const map = makeClearMap(400, 200)
    clearStroke(map, [100, 100], [300, 100], 30)
    const readAt = (x: number, y: number) => map.values[(y / cellSize) * map.columns + x / cellSize]
    expect(readAt(200, 100)).toBe(1)
    expect(readAt(200, 132)).toBeGreaterThan(0)
    expect(readAt(200, 132)).toBeLessThan(1)
    expect(readAt(200, 160)).toBe(0)
    expect(isFogged(map, [200, 100])).toBe(false)
    expect(isFogged(map, [200, 160])).toBe(true)
  })

  test('says what has to be painted', () => {
    const map = makeClearMap(400, 200)
    const [left, top, right, bottom] = clearStroke(map, [200, 100], [200, 100], 20)
    expect(left * cellSize).toBeLessThanOrEqual(180)
    expect(top * cellSize).toBeLessThanOrEqual(80)
    expect(right * cellSize).toBeGreaterThanOrEqual(220)
    expect(bottom * cellSize).toBeGreaterThanOrEqual(120)
  })

  test('may leave the glass, and never fogs what is clear', () => {
    const map = makeClearMap(100, 100)
    clearStroke(map, [-50, 50], [150, 50], 80)
    const clear = measureClear(map)
    clearStroke(map, [50, 50], [50, 50], 10)
    expect(measureClear(map)).toBe(clear)
    expect(clear).toBeCloseTo(1, 1)
  })
})

describe('the fog', () => {
  test('returns until all is fogged, but for what is written', () => {
    const map = makeClearMap(200, 200)
    clearStroke(map, [20, 150], [180, 150], 4, true)
    const written = measureClear(map)
    clearStroke(map, [100, 100], [100, 150], 40)
    const before = measureClear(map)
    expect(fogUp(map, 0.1)).toBeDefined()
    expect(measureClear(map)).toBeLessThan(before)
    for (let step = 0; step < 10; step++) fogUp(map, 0.1)
    expect(measureClear(map)).toBeCloseTo(written, 6)
    expect(isFogged(map, [100, 100])).toBe(true)
    expect(isFogged(map, [100, 150])).toBe(false)
    expect(fogUp(map, 0.1)).toBeUndefined()
  })
})

test('rectangles that meet are painted as one, others by themselves', () => {
  const rects: DirtyRect[] = []
  addDirtyRect(rects, [0, 0, 10, 10])
  addDirtyRect(rects, [8, 8, 20, 12])
  addDirtyRect(rects, [50, 50, 60, 60])
  expect(rects).toEqual([
    [0, 0, 20, 12],
    [50, 50, 60, 60],
  ])
})

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
