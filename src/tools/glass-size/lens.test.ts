import { expect, test } from 'vitest'
import { distort, guessAspectRatio } from './lens.ts'
import type { Quadrilateral } from './quadrilateral.ts'
import { drawRectangle, simulatePhoto, straightAhead } from './testing-photo.ts'

const picture = { width: 1200, height: 1600 }
const middle = { x: 600, y: 800 }

test('distortion moves corners along the line to the middle, with the cube of their distance', () => {
  const near = drawRectangle(200, 200, 0, middle)
  const far = drawRectangle(400, 400, 0, middle)
  const moved = (corners: Quadrilateral) => distort(corners, picture, -0.05)[0].x - corners[0].x
  expect(moved(near)).toBeGreaterThan(0)
  expect(moved(far) / moved(near)).toBeCloseTo(8, 9)
  const [{ x, y }] = distort(far, picture, -0.05)
  expect(x - middle.x).toBeCloseTo(y - middle.y, 9)
})

test('without distortion nothing moves', () => {
  const corners = drawRectangle(400, 300, 0, middle)
  expect(distort(corners, picture, 0)).toEqual(corners)
})

test('the aspect ratio is true for a lens of the assumed focal length, and close for others', () => {
  const assumed = (Math.atan(18 / 26) * 360) / Math.PI
  const scene = { ...straightAhead, yaw: 40, pitch: -20 }
  expect(guessAspectRatio(simulatePhoto({ ...scene, fieldOfView: assumed }).glass, picture)).toBeCloseTo(36 / 48, 9)
  for (const fieldOfView of [60, 75]) {
    const ratio = guessAspectRatio(simulatePhoto({ ...scene, fieldOfView }).glass, picture)
    expect(Math.abs(ratio / (36 / 48) - 1)).toBeLessThan(0.15)
  }
})
