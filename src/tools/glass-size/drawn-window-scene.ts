import type { PictureSize } from './lens.ts'
import type { Point } from './linear-algebra.ts'
import type { Quadrilateral } from './quadrilateral.ts'

/** In inches from the middle of the drawn glass: x to the right, y down, z away from the room. On the glass z is 0. */
export type SpacePoint = readonly [x: number, y: number, z?: number]
export type Outline = readonly [SpacePoint, SpacePoint, SpacePoint, SpacePoint]

export function outlineBox(left: number, top: number, right: number, bottom: number, z = 0): Outline {
  return [
    [left, top, z],
    [right, top, z],
    [right, bottom, z],
    [left, bottom, z],
  ]
}

/** The outline of what lies this far around the glass, which is 36 × 30 inches. */
export function outlineAround(margin: number, z = 0): Outline {
  return outlineBox(-18 - margin, -15 - margin, 18 + margin, 15 + margin, z)
}

export const glassOutline = outlineAround(0)

/** A letter sheet that hangs upright, 8.5 × 11 inches. */
export const paperOutline = outlineBox(-8.5, -6.5, 0, 4.5)

/** In pixels, in the shape that the tool's stage has on wide screens. */
export const pictureSize: PictureSize = { width: 1600, height: 1400 }

const radians = Math.PI / 180
const focalLength = pictureSize.width / 2 / Math.tan(31 * radians)
const [cosine, sine] = [Math.cos(22 * radians), Math.sin(22 * radians)]

/** Where a point is in the picture: from 22 degrees to the side, from 44 inches away, with the lens of a phone. */
export function projectToPicture([x, y, z = 0]: SpacePoint): Point {
  const scale = focalLength / (z * cosine - x * sine + 44)
  return {
    x: pictureSize.width * 0.475 + (x * cosine + z * sine) * scale,
    y: pictureSize.height * 0.47 + y * scale,
  }
}

function projectCorners([a, b, c, d]: Outline): Quadrilateral {
  return [projectToPicture(a), projectToPicture(b), projectToPicture(c), projectToPicture(d)]
}

/** The corners of the drawn paper and the drawn glass. Tests mark them. */
export const drawnCorners = { paper: projectCorners(paperOutline), glass: projectCorners(glassOutline) } as const
