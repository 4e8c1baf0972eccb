import { expect, test } from 'vitest'
import { chooseLoupeSide } from './loupe-side.ts'
import { keepInside, placeGlass, placePaper } from './picture.ts'
import { isConvex } from './quadrilateral.ts'

const picture = { width: 1600, height: 1200 }

test('a corner stays in the picture', () => {
  expect(keepInside({ x: -5, y: 1300 }, picture)).toEqual({ x: 0, y: 1200 })
  expect(keepInside({ x: 20, y: 30 }, picture)).toEqual({ x: 20, y: 30 })
})

test('the handles wait in the right order, the paper inside the glass', () => {
  const [paper, glass] = [placePaper(picture), placeGlass(picture)]
  expect(isConvex(paper) && isConvex(glass)).toBe(true)
  expect(paper[0].x).toBeGreaterThan(glass[0].x)
  expect(paper[2].y).toBeLessThan(glass[2].y)
})

test('the loupe stands at the upper left, unless the corner is there', () => {
  expect(chooseLoupeSide({ x: 100, y: 100 }, picture)).toBe('right')
  expect(chooseLoupeSide({ x: 1500, y: 100 }, picture)).toBe('left')
  expect(chooseLoupeSide({ x: 100, y: 1100 }, picture)).toBe('left')
  expect(chooseLoupeSide({ x: 1500, y: 1100 }, picture)).toBe('left')
})
