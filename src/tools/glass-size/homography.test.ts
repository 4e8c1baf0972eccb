import { expect, test } from 'vitest'
import { invert, mapUnitSquareTo, project } from './homography.ts'
import { drawRectangle, simulatePhoto, straightAhead } from './testing-photo.ts'

const { paper, glass } = simulatePhoto({ ...straightAhead, yaw: 35, pitch: 20, roll: 4 })

test('the corners of the unit square land on the four corners', () => {
  const homography = mapUnitSquareTo(glass)
  const square = drawRectangle(1, 1, 0, { x: 0.5, y: 0.5 })
  for (const [index, corner] of square.entries()) {
    const { x, y } = project(homography, corner)
    expect(x).toBeCloseTo(glass[index]?.x ?? Number.NaN, 9)
    expect(y).toBeCloseTo(glass[index]?.y ?? Number.NaN, 9)
  }
})

test('other points follow the perspective, there and back', () => {
  const homography = mapUnitSquareTo(glass)
  const onSquare = project(invert(homography), paper[0])
  // The paper hangs in the middle, so its corner is 13.75 of 36 inches from the left and 18.5 of 48 from the top.
  expect(onSquare.x).toBeCloseTo(13.75 / 36, 9)
  expect(onSquare.y).toBeCloseTo(18.5 / 48, 9)
  const { x, y } = project(homography, onSquare)
  expect(x).toBeCloseTo(paper[0].x, 9)
  expect(y).toBeCloseTo(paper[0].y, 9)
})
