import type { PictureSize } from './lens.ts'
import type { Point } from './linear-algebra.ts'
import type { Quadrilateral } from './quadrilateral.ts'

/** What the corners are marked in: a photo, scaled down, or the drawn window. It is held in memory and nowhere else. */
export type Picture = PictureSize & {
  readonly source: ImageBitmap | HTMLImageElement
  /** The photo itself. The drawn window has none. */
  readonly file?: File
}

export function keepInside({ x, y }: Point, { width, height }: PictureSize): Point {
  return { x: Math.min(Math.max(x, 0), width), y: Math.min(Math.max(y, 0), height) }
}

/** Four corners around the middle, this far from the edges, in shares of the picture. */
function placeCorners({ width, height }: PictureSize, across: number, down: number): Quadrilateral {
  const [left, right] = [width * across, width * (1 - across)]
  const [top, bottom] = [height * down, height * (1 - down)]
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
}

/** Where the squares wait to be dragged. */
export function placePaper(picture: PictureSize): Quadrilateral {
  return placeCorners(picture, 0.4, 0.36)
}

/** Where the rings wait to be dragged. */
export function placeGlass(picture: PictureSize): Quadrilateral {
  return placeCorners(picture, 0.16, 0.12)
}
