export type Size = { readonly width: number; readonly height: number }

export type Sprite = Size & {
  /** Where each cell begins, from above. */
  readonly tops: readonly number[]
}

/** The gap between cells, as a share of a cell's height, so that the next cell never shows in a half-covered pixel. */
const gap = 0.05

/** Cells of one size in a column, with a gap between them. */
export function layOutSprite(count: number, { width, height }: Size): Sprite {
  const step = Math.round(height * (1 + gap))
  return {
    width,
    height: step * (count - 1) + height,
    tops: Array.from({ length: count }, (_, index) => step * index),
  }
}

/** How far down the sprite a cell is, in per cent, as `object-position` counts: 0 is the first, 100 the last. */
export function findShare(index: number, count: number): number {
  return Math.round((index / (count - 1)) * 100)
}
