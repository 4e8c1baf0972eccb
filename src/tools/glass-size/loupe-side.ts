import type { PictureSize } from './lens.ts'
import type { Point } from './linear-algebra.ts'

/** The loupe is at the upper left, or at the upper right where it would cover the corner that it shows. */
export function chooseLoupeSide({ x, y }: Point, { width, height }: PictureSize): 'left' | 'right' {
  return x < width * 0.45 && y < height * 0.5 ? 'right' : 'left'
}
