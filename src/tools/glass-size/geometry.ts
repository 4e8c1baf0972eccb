/** A point or a vector in the plane: x to the right, y down. */
export type Point = { readonly x: number; readonly y: number }

export type Size = { readonly width: number; readonly height: number }

export function subtract(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y }
}

export function average(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

/** What dot and cross product are divided by to give the cosine and the sine of the angle between two vectors. */
export function multiplyLengths(a: Point, b: Point): number {
  return Math.hypot(a.x, a.y) * Math.hypot(b.x, b.y)
}

export function dotProduct(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y
}

/** Positive where the second vector lies clockwise of the first. */
export function crossProduct(a: Point, b: Point): number {
  return a.x * b.y - a.y * b.x
}

/** One row of a system of linear equations: a x + b y = sum. */
type Equation = { readonly a: number; readonly b: number; readonly sum: number }

/** The x and y that come closest to all equations. Not a number where the equations do not determine them. */
export function solveLeastSquares(equations: readonly Equation[]): Point {
  let [aa, ab, bb, aSum, bSum] = [0, 0, 0, 0, 0]
  for (const { a, b, sum } of equations) {
    aa += a * a
    ab += a * b
    bb += b * b
    aSum += a * sum
    bSum += b * sum
  }
  const determinant = aa * bb - ab * ab
  return { x: (aSum * bb - bSum * ab) / determinant, y: (bSum * aa - aSum * ab) / determinant }
}

/** Four corners in the order top left, top right, bottom right, bottom left. */
export type Quadrilateral = readonly [Point, Point, Point, Point]

/** Keeps four corners four, where `map` would promise only a list. */
export function mapCorners(
  [a, b, c, d]: Quadrilateral,
  change: (corner: Point, index: number) => Point,
): Quadrilateral {
  return [change(a, 0), change(b, 1), change(c, 2), change(d, 3)]
}

/** The sides as vectors, clockwise: top, right, bottom, left. */
export function listSides([a, b, c, d]: Quadrilateral): Quadrilateral {
  return [subtract(b, a), subtract(c, b), subtract(d, c), subtract(a, d)]
}

/** Each two sides that meet at a corner. */
export function listSidePairs(corners: Quadrilateral): readonly (readonly [Point, Point])[] {
  const [top, right, bottom, left] = listSides(corners)
  return [
    [top, right],
    [right, bottom],
    [bottom, left],
    [left, top],
  ]
}

export function findArea([a, b, c, d]: Quadrilateral): number {
  return crossProduct(subtract(c, a), subtract(d, b)) / 2
}

/** The sine of half a degree. Less of a turn is a straight line, give or take the rounding of numbers. */
const minTurn = 0.01

/**
 * Whether the corners run clockwise and each one points outwards. Crossed sides, three corners on a line and two corners
 * on one spot all fail, and so does a coordinate that is not a number.
 */
export function isConvex(corners: Quadrilateral): boolean {
  return listSidePairs(corners).every(
    ([side, next]) => crossProduct(side, next) > minTurn * multiplyLengths(side, next),
  )
}

/** A 3 × 3 matrix, row by row, that takes one plane's picture to another's. Its scale has no meaning. */
type Homography = readonly [number, number, number, number, number, number, number, number, number]

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
