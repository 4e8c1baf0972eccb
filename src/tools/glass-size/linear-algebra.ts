/** A place or a direction in the plane: x to the right, y down. */
export type Point = { readonly x: number; readonly y: number }

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
export type Equation = { readonly a: number; readonly b: number; readonly sum: number }

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
