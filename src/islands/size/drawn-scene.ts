import type { PictureSize } from '../../lib/glass-size/lens.ts'
import type { Point } from '../../lib/glass-size/linear-algebra.ts'
import type { Quadrilateral } from '../../lib/glass-size/quadrilateral.ts'

/** The drawn window in space, in inches from the middle of its glass: x to the right, y down, z away from the room. */
export type SpacePoint = readonly [x: number, y: number, z: number]
export type Outline = readonly [SpacePoint, SpacePoint, SpacePoint, SpacePoint]

/** Half the width and half the height of the glass: it is 36 × 30 inches. */
export const halfWidth = 18
export const halfHeight = 15

export function outlineBox(left: number, top: number, right: number, bottom: number, z: number): Outline {
  return [
    [left, top, z],
    [right, top, z],
    [right, bottom, z],
    [left, bottom, z],
  ]
}

/** The outline of what lies this far around the glass. */
export function outlineAround(margin: number, z: number): Outline {
  return outlineBox(-halfWidth - margin, -halfHeight - margin, halfWidth + margin, halfHeight + margin, z)
}

/** Something flat on the glass, turned by some degrees around its middle. */
export function outlineTilted(middle: Point, width: number, height: number, degrees: number): Outline {
  const [cosine, sine] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const turn = (x: number, y: number): SpacePoint => [
    middle.x + x * cosine - y * sine,
    middle.y + x * sine + y * cosine,
    0,
  ]
  const [x, y] = [width / 2, height / 2]
  return [turn(-x, -y), turn(x, -y), turn(x, y), turn(-x, y)]
}

export const glassOutline = outlineAround(0, 0)
export const paperOutline = outlineTilted({ x: -4, y: -1 }, 8.5, 11, 2.2)

/** Seen from 22 degrees to the side and a little from below, with the lens of a phone. */
export function createCamera({ width, height }: PictureSize): (point: SpacePoint) => Point {
  const radians = Math.PI / 180
  const focalLength = width / 2 / Math.tan(31 * radians)
  const [yaw, pitch] = [22 * radians, -5 * radians]
  return ([x, y, z]) => {
    const across = x * Math.cos(yaw) + z * Math.sin(yaw)
    const deep = -x * Math.sin(yaw) + z * Math.cos(yaw)
    const down = y * Math.cos(pitch) - deep * Math.sin(pitch)
    const distance = y * Math.sin(pitch) + deep * Math.cos(pitch) + 44
    return { x: width * 0.475 + (focalLength * across) / distance, y: height * 0.47 + (focalLength * down) / distance }
  }
}

/** Where the corners of the drawn paper and the drawn glass are in the picture. Tests mark them. */
export function findDrawnCorners(picture: PictureSize): { paper: Quadrilateral; glass: Quadrilateral } {
  const see = createCamera(picture)
  const seeAll = ([a, b, c, d]: Outline): Quadrilateral => [see(a), see(b), see(c), see(d)]
  return { paper: seeAll(paperOutline), glass: seeAll(glassOutline) }
}
