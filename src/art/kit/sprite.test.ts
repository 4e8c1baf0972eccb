import { expect, test } from 'vitest'
import { findObjectPosition, layOutSprite, placeInCell } from './sprite.ts'

const cell = { width: 320, height: 300 }

test.each([2, 3, 4, 5, 6])(
  'a sprite of %i has a cell for each, as wide as the sprite and clear of the next',
  (count) => {
    const { width, height, tops } = layOutSprite(count, cell)
    expect(tops).toHaveLength(count)
    expect(width).toBe(cell.width)
    for (const [index, top] of tops.entries()) {
      const next = tops[index + 1]
      if (next === undefined) expect(top + cell.height).toBeCloseTo(height)
      else expect(next).toBeGreaterThan(top + cell.height)
    }
  },
)

test.each([2, 3, 4, 5, 6])('in a sprite of %i, the share of the way down leads to the cell', (count) => {
  const { height, tops } = layOutSprite(count, cell)
  for (const [index, top] of tops.entries()) {
    const exact = ((height - cell.height) * index) / (count - 1)
    expect(top).toBeCloseTo(exact)
    expect(Math.abs(findObjectPosition(index, count) - (exact / (height - cell.height)) * 100)).toBeLessThan(0.5)
  }
})

test.each([2, 6])(
  'in a sprite of %i a drawing goes beyond its cell above and below, and stays clear of the next',
  (count) => {
    const { tops } = layOutSprite(count, cell)
    const places = tops.map((top) => placeInCell(top, cell))
    for (const [index, { y, height }] of places.entries()) {
      const top = tops[index] ?? Number.NaN
      expect(y).toBeLessThan(top)
      expect(y + height).toBeGreaterThan(top + cell.height)
      expect(y + height).toBeLessThan(places[index + 1]?.y ?? Number.POSITIVE_INFINITY)
    }
  },
)
