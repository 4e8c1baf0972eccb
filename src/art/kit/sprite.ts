export type Size = { readonly width: number; readonly height: number }

export type Sprite = Size & {
  /** Where each cell begins, from above. */
  readonly tops: readonly number[]
}

/** The gap between cells, as a share of a cell's height, so that the next cell never shows in a half-covered pixel. */
const gap = 0.05

/** How far a drawing goes beyond its cell, above and below, so that a half-covered pixel at its edge is not transparent. */
const overlap = 0.015

/** Cells of one size in a column, with a gap between them. */
export function layOutSprite(count: number, { width, height }: Size): Sprite {
  const step = Math.round(height * (1 + gap))
  return {
    width,
    height: step * (count - 1) + height,
    tops: Array.from({ length: count }, (_, index) => step * index),
  }
}

/** The place of a drawing that fills its cell and a little more, as attributes of its own <svg>, which clips it. */
export function placeInCell(top: number, { width, height }: Size) {
  const beyond = height * overlap
  return { y: top - beyond, width, height: height + 2 * beyond, preserveAspectRatio: 'xMidYMid slice' }
}

/** How far down the sprite a cell is, in per cent, as `object-position` counts: 0 is the first, 100 the last. */
export function findObjectPosition(index: number, count: number): number {
  return Math.round((index / (count - 1)) * 100)
}
