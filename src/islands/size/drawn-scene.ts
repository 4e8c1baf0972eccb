import type { PictureSize } from '../../lib/glass-size/lens.ts'
import type { Point } from '../../lib/glass-size/linear-algebra.ts'
import type { Quadrilateral } from '../../lib/glass-size/quadrilateral.ts'

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

/** Seen from 22 degrees to the side, from 44 inches away, with the lens of a phone. */
export function createCamera({ width, height }: PictureSize): (point: SpacePoint) => Point {
  const radians = Math.PI / 180
  const focalLength = width / 2 / Math.tan(31 * radians)
  const [cosine, sine] = [Math.cos(22 * radians), Math.sin(22 * radians)]
  return ([x, y, z = 0]) => {
    const scale = focalLength / (z * cosine - x * sine + 44)
    return { x: width * 0.475 + (x * cosine + z * sine) * scale, y: height * 0.47 + y * scale }
  }
}

/** Where the corners of the drawn paper and the drawn glass are in the picture. Tests mark them. */
export function findDrawnCorners(picture: PictureSize): { paper: Quadrilateral; glass: Quadrilateral } {
  const see = createCamera(picture)
  const seeAll = ([a, b, c, d]: Outline): Quadrilateral => [see(a), see(b), see(c), see(d)]
  return { paper: seeAll(paperOutline), glass: seeAll(glassOutline) }
}
