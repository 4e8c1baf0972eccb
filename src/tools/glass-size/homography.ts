import { crossProduct, type Point, subtract } from './linear-algebra.ts'
import type { Quadrilateral } from './quadrilateral.ts'

/** A 3 × 3 matrix, row by row, that takes one plane's picture to another's. Its scale has no meaning. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number]

/**
 * The homography that takes the unit square to four corners. For a square the eight linear equations have a solution in
 * closed form. The corners have to be convex.
 */
export function mapUnitSquareTo([topLeft, topRight, bottomRight, bottomLeft]: Quadrilateral): Homography {
  const right = subtract(topRight, bottomRight)
  const bottom = subtract(bottomLeft, bottomRight)
  // Zero where the picture is a parallelogram, that is, without perspective.
  const convergence = subtract(subtract(topLeft, topRight), bottom)
  const g = crossProduct(convergence, bottom) / crossProduct(right, bottom)
  const h = crossProduct(right, convergence) / crossProduct(right, bottom)
  return [
    topRight.x - topLeft.x + g * topRight.x,
    bottomLeft.x - topLeft.x + h * bottomLeft.x,
    topLeft.x,
    topRight.y - topLeft.y + g * topRight.y,
    bottomLeft.y - topLeft.y + h * bottomLeft.y,
    topLeft.y,
    g,
    h,
    1,
  ]
}

/** The way back. The adjugate will do, since the scale of a homography has no meaning. */
export function invert([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ]
}

export function project([a, b, c, d, e, f, g, h, i]: Homography, { x, y }: Point): Point {
  const scale = g * x + h * y + i
  return { x: (a * x + b * y + c) / scale, y: (d * x + e * y + f) / scale }
}
