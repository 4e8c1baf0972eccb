import { expect, test } from 'vitest'
import { drawnCorners, pictureSize } from './drawn-window-scene.ts'
import { findOrientation, type Marking, measureMarking, moveCorner, startMarking } from './marking.ts'
import type { Picture } from './picture.ts'

const start = startMarking({ ...pictureSize, source: {} } as Picture)
const topLeft = { subject: 'glass', index: 0 } as const

const markedDrawing: Marking = { ...start, ...drawnCorners, subject: 'glass', isGlassMoved: true }

test('there is a size from the first move of a ring on, and not before', () => {
  expect(measureMarking(start)).toBeNull()
  expect(measureMarking({ ...start, subject: 'glass' })).toBeNull()
  expect(measureMarking(moveCorner({ ...start, subject: 'glass' }, topLeft, { x: 1, y: 0 }))).not.toBeNull()
})

test('only the one corner moves, and no further than the edge of the picture', () => {
  const moved = moveCorner(start, { subject: 'paper', index: 2 }, { x: 5000, y: 3 })
  expect(moved.paper[2]).toEqual({ x: 1600, y: start.paper[2].y + 3 })
  expect(moved.paper.filter((corner, index) => corner === start.paper[index])).toHaveLength(3)
  expect(moved.glass).toEqual(start.glass)
})

test('the drawn window is 36 × 30 inches', () => {
  const result = measureMarking(markedDrawing)
  if (result?.kind !== 'size') throw new Error('not a size')
  expect(result.width.inches).toBeCloseTo(36, 5)
  expect(result.height.inches).toBeCloseTo(30, 5)
})

test('the paper hangs as it looks, unless the visitor says otherwise', () => {
  const marking = markedDrawing
  expect(findOrientation(marking)).toBe('upright')
  expect(findOrientation({ ...marking, chosenOrientation: 'sideways' })).toBe('sideways')
})

test('crossed glass leaves the paper as it looks by itself', () => {
  const { glass, ...marking } = markedDrawing
  expect(findOrientation({ ...marking, glass: [glass[1], glass[0], glass[2], glass[3]] })).toBe('upright')
})
