import { invert, mapUnitSquareTo, project } from './homography.ts'
import { average, dotProduct, multiplyLengths, solveLeastSquares, subtract } from './linear-algebra.ts'
import { isConvex, listSidePairs, mapCorners, type Quadrilateral } from './quadrilateral.ts'

/** How the sheet of paper hangs. */
export type Orientation = 'upright' | 'sideways'

/** What the visitor marks in the photo, in its pixels. */
export type Marks = { readonly paper: Quadrilateral; readonly glass: Quadrilateral; readonly orientation: Orientation }

/** In inches. */
export type Dimensions = { readonly width: number; readonly height: number }

const letterPaper: Readonly<Record<Orientation, Dimensions>> = {
  upright: { width: 8.5, height: 11 },
  sideways: { width: 11, height: 8.5 },
}

/** The paper as it hangs on the glass, on a scale on which the glass is 1 wide and 1 high. */
export function layOnUnitSquare(paper: Quadrilateral, glass: Quadrilateral): Quadrilateral {
  const toUnitSquare = invert(mapUnitSquareTo(glass))
  return mapCorners(paper, (corner) => project(toUnitSquare, corner))
}

/**
 * The size of the glass, or not a number where nothing fits. The glass is by far the larger rectangle, so it gives the
 * perspective, and the paper gives only the scale: taking both from the paper is two to three times less accurate.
 */
export function findDimensions({ paper, glass, orientation }: Marks): Dimensions {
  const [topLeft, topRight, bottomRight, bottomLeft] = layOnUnitSquare(paper, glass)
  const across = average(subtract(topRight, topLeft), subtract(bottomRight, bottomLeft))
  const down = average(subtract(bottomLeft, topLeft), subtract(bottomRight, topRight))
  const { width, height } = letterPaper[orientation]
  // The unit square is stretched until the paper on it has its true size, which is linear in the squares of the two
  // dimensions. Without the right angle, a paper that hangs at 45 degrees could not tell width from height.
  const squares = solveLeastSquares([
    { a: across.x ** 2, b: across.y ** 2, sum: width ** 2 },
    { a: down.x ** 2, b: down.y ** 2, sum: height ** 2 },
    { a: across.x * down.x, b: across.y * down.y, sum: 0 },
  ])
  return { width: Math.sqrt(squares.x), height: Math.sqrt(squares.y) }
}

/** The cosine of 78 degrees: corners that are a few pixels off stay below it, a corner on the wrong spot does not. */
const maxSkew = 0.2

/** Whether the paper has four corners that are about right angles once the glass has these dimensions. */
export function isPaperFlat({ paper, glass }: Marks, { width, height }: Dimensions): boolean {
  const flat = mapCorners(layOnUnitSquare(paper, glass), ({ x, y }) => ({ x: x * width, y: y * height }))
  const isSquare = listSidePairs(flat).every(
    ([side, next]) => Math.abs(dotProduct(side, next)) <= maxSkew * multiplyLengths(side, next),
  )
  // A paper beyond the horizon of the glass comes out turned over.
  return isConvex(flat) && isSquare
}
