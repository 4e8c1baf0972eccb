import { describe, expect, test } from 'vitest'
import type { Marks } from './dimensions.ts'
import { measureGlass } from './measure-glass.ts'
import { mapCorners, type Quadrilateral } from './quadrilateral.ts'
import { drawRectangle, type Scene, simulatePhoto, straightAhead } from './testing-photo.ts'

const { picture } = straightAhead

function measureScene(scene: Scene) {
  return measureGlass(simulatePhoto(scene), scene.picture)
}

describe('without error the size is exact', () => {
  test.each([
    { glass: { width: 24, height: 36 } },
    { glass: { width: 36, height: 48 } },
    { glass: { width: 60, height: 40 } },
    { glass: { width: 20, height: 60 } },
  ])('$glass.width by $glass.height', ({ glass }) => {
    for (const yaw of [-45, -20, 0, 30, 45]) {
      for (const pitch of [-25, 0, 15]) {
        for (const paperTilt of [0, 7, 45]) {
          for (const orientation of ['upright', 'sideways'] as const) {
            const paperMiddle = { x: -glass.width / 8, y: glass.height / 8 }
            const scene = { ...straightAhead, glass, orientation, paperMiddle, paperTilt, yaw, pitch, roll: 4 }
            const size = measureScene({ ...scene, fill: 0.95 })
            const message = `${yaw} ${pitch} ${paperTilt} ${orientation}`
            if (size.kind === 'fault') throw new Error(`${message}: ${size.reason}`)
            expect(size.width.inches, message).toBeCloseTo(glass.width, 6)
            expect(size.height.inches, message).toBeCloseTo(glass.height, 6)
          }
        }
      }
    }
  })
})

test('the marks are left as they are', () => {
  const freeze = (corners: Quadrilateral) => Object.freeze(mapCorners(corners, (corner) => Object.freeze(corner)))
  const { paper, glass, orientation } = simulatePhoto(straightAhead)
  const marks = Object.freeze({ paper: freeze(paper), glass: freeze(glass), orientation })
  expect(measureGlass(marks, picture).kind).toBe('size')
})

describe('corners that cannot be are refused with the reason', () => {
  const marks = simulatePhoto({ ...straightAhead, yaw: 20 })
  const [topLeft, topRight, bottomRight, bottomLeft] = marks.paper
  const [glassTopLeft, glassTopRight, glassBottomRight, glassBottomLeft] = marks.glass
  const halfway = { x: (topLeft.x + bottomRight.x) / 2, y: (topLeft.y + bottomRight.y) / 2 }
  const glassHalfway = {
    x: (glassTopLeft.x + glassBottomRight.x) / 2,
    y: (glassTopLeft.y + glassBottomRight.y) / 2,
  }
  const unknown = { x: Number.NaN, y: 100 }
  const endless = { x: Number.POSITIVE_INFINITY, y: 100 }

  test.each<[string, Partial<Marks>, string]>([
    ['paper with two corners exchanged', { paper: [topRight, topLeft, bottomRight, bottomLeft] }, 'paper-crossed'],
    ['paper turned over', { paper: [topRight, topLeft, bottomLeft, bottomRight] }, 'paper-crossed'],
    ['paper with three corners on a line', { paper: [topLeft, halfway, bottomRight, bottomLeft] }, 'paper-crossed'],
    ['paper with two corners on one spot', { paper: [topLeft, topLeft, bottomRight, bottomLeft] }, 'paper-crossed'],
    ['paper on one spot', { paper: [topLeft, topLeft, topLeft, topLeft] }, 'paper-crossed'],
    [
      'paper with a corner that is not a number',
      { paper: [unknown, topRight, bottomRight, bottomLeft] },
      'paper-crossed',
    ],
    ['paper without end', { paper: [topLeft, endless, bottomRight, bottomLeft] }, 'paper-crossed'],
    [
      'glass with two corners exchanged',
      { glass: [glassTopLeft, glassBottomRight, glassTopRight, glassBottomLeft] },
      'glass-crossed',
    ],
    [
      'glass with three corners on a line',
      { glass: [glassTopLeft, glassHalfway, glassBottomRight, glassBottomLeft] },
      'glass-crossed',
    ],
    [
      'glass with two corners on one spot',
      { glass: [glassTopLeft, glassTopRight, glassTopRight, glassBottomLeft] },
      'glass-crossed',
    ],
    [
      'glass with a corner that is not a number',
      { glass: [glassTopLeft, unknown, glassBottomRight, glassBottomLeft] },
      'glass-crossed',
    ],
    ['paper and glass exchanged', { paper: marks.glass, glass: marks.paper }, 'glass-smaller-than-paper'],
    [
      'paper with one corner on the wrong spot',
      { paper: [topLeft, { x: topRight.x + 60, y: topRight.y - 50 }, bottomRight, bottomLeft] },
      'not-flat',
    ],
    ['paper that is a rhombus', { paper: skew(marks.paper) }, 'not-flat'],
    ['paper beyond the horizon of the glass', { paper: drawRectangle(100, 130, 0, { x: 5000, y: 800 }) }, 'not-flat'],
  ])('%s', (_, change, reason) => {
    expect(measureGlass({ ...marks, ...change }, picture)).toEqual({ kind: 'fault', reason })
  })

  test('paper that is too small in the picture', () => {
    const far = measureScene({ ...straightAhead, glass: { width: 200, height: 150 } })
    expect(far).toEqual({ kind: 'fault', reason: 'paper-too-small' })
  })

  test('glass from so far to the side that it would be a guess', () => {
    const aside = measureScene({ ...straightAhead, glass: { width: 24, height: 24 }, yaw: 83, fill: 0.97 })
    expect(aside).toEqual({ kind: 'fault', reason: 'too-rough' })
  })

  test('glass with three corners nearly on a line is never given a size that is not a number', () => {
    for (const distance of [1e-9, 1e-3, 1, 10]) {
      const corner = { x: glassHalfway.x + distance, y: glassHalfway.y - distance }
      const size = measureGlass({ ...marks, glass: [glassTopLeft, corner, glassBottomRight, glassBottomLeft] }, picture)
      expect(size.kind, `${distance}`).toBe('fault')
    }
  })
})

function skew(corners: Quadrilateral): Quadrilateral {
  return mapCorners(corners, ({ x, y }) => ({ x: x + (y - 800) / 3, y }))
}
