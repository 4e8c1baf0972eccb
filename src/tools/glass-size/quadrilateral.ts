import { crossProduct, multiplyLengths, type Point, subtract } from './linear-algebra.ts'

/** Four corners in the order top left, top right, bottom right, bottom left. */
export type Quadrilateral = readonly [Point, Point, Point, Point]

/** Keeps four corners four, where `map` would promise only a list. */
export function mapCorners(
  [topLeft, topRight, bottomRight, bottomLeft]: Quadrilateral,
  change: (corner: Point, index: number) => Point,
): Quadrilateral {
  return [change(topLeft, 0), change(topRight, 1), change(bottomRight, 2), change(bottomLeft, 3)]
}

/** The sides as vectors, clockwise: top, right, bottom, left. */
export function listSides([topLeft, topRight, bottomRight, bottomLeft]: Quadrilateral): Quadrilateral {
  return [
    subtract(topRight, topLeft),
    subtract(bottomRight, topRight),
    subtract(bottomLeft, bottomRight),
    subtract(topLeft, bottomLeft),
  ]
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

export function findArea([topLeft, topRight, bottomRight, bottomLeft]: Quadrilateral): number {
  return crossProduct(subtract(bottomRight, topLeft), subtract(bottomLeft, topRight)) / 2
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
