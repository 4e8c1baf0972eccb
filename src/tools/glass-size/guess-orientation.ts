import { layOnUnitSquare, type Orientation } from './dimensions.ts'
import { guessAspectRatio, type PictureSize } from './lens.ts'
import { listSides, mapCorners, type Quadrilateral } from './quadrilateral.ts'

/** From the paper alone, before the glass is marked: right up to about 30 degrees from straight ahead. */
export function guessOrientation(paper: Quadrilateral): Orientation {
  const [top, right, bottom, left] = listSides(paper)
  const across = Math.hypot(top.x, top.y) + Math.hypot(bottom.x, bottom.y)
  const down = Math.hypot(left.x, left.y) + Math.hypot(right.x, right.y)
  return across > down ? 'sideways' : 'upright'
}

/**
 * With the glass marked, its perspective tells how much the paper is foreshortened, and the guess is right up to 45
 * degrees. Worth a second guess, since with the wrong orientation the size is wrong by about 30 per cent.
 */
export function guessOrientationOnGlass(paper: Quadrilateral, glass: Quadrilateral, picture: PictureSize): Orientation {
  const aspectRatio = guessAspectRatio(glass, picture)
  return guessOrientation(mapCorners(layOnUnitSquare(paper, glass), ({ x, y }) => ({ x: x * aspectRatio, y })))
}
