import { mapUnitSquareTo } from './homography.ts'
import { mapCorners, type Quadrilateral } from './quadrilateral.ts'

/** The longer side of a picture that is measured, in pixels. */
export const pictureLongerSide = 1600

/** In pixels. The picture must not be cropped: its middle stands for the axis of the lens. */
export type PictureSize = { readonly width: number; readonly height: number }

/** A phone's main lens is like one of 24 to 28 mm in front of film that is 36 mm wide. */
function guessFocalLength({ width, height }: PictureSize): number {
  return (Math.max(width, height) * 26) / 36
}

/**
 * Moves the corners as radial distortion does: away from the middle of the picture by the factor 1 + k1 r², where r is
 * the distance from the middle in focal lengths. A negative k1 is a barrel, a positive one a pincushion.
 */
export function distort(corners: Quadrilateral, picture: PictureSize, k1: number): Quadrilateral {
  const strength = k1 / guessFocalLength(picture) ** 2
  return mapCorners(corners, (corner) => {
    const x = corner.x - picture.width / 2
    const y = corner.y - picture.height / 2
    const growth = strength * (x ** 2 + y ** 2)
    return { x: corner.x + x * growth, y: corner.y + y * growth }
  })
}

/**
 * How many times wider than high a rectangle is, from its picture. As rough as the guess of the focal length: enough to
 * tell upright from sideways, not to measure.
 */
export function guessAspectRatio(rectangle: Quadrilateral, picture: PictureSize): number {
  const focalLength = guessFocalLength(picture)
  const seenFromLens = mapCorners(rectangle, ({ x, y }) => ({
    x: (x - picture.width / 2) / focalLength,
    y: (y - picture.height / 2) / focalLength,
  }))
  // The first two columns of the homography are the sides of the rectangle in space.
  const [a, b, , d, e, , g, h] = mapUnitSquareTo(seenFromLens)
  return Math.hypot(a, d, g) / Math.hypot(b, e, h)
}
