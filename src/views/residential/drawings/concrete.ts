import { range, seededRandom } from '../../../art/kit/geometry.ts'

/** Dots and chips, as a section through concrete is hatched; the door and the cut through the earth stay clear. */
export function drawConcrete(): string {
  const random = seededRandom(8)
  return range(120)
    .map((index) => ({
      x: Math.round(4 + random() * 312),
      y: Math.round(150 + random() * 218),
      isChip: index % 5 === 0,
    }))
    .filter(({ x, y }) => x > 44 && (x < 64 || x > 312 || y < 160))
    .map(({ x, y, isChip }) => (isChip ? `M${x} ${y}l6 2-5 4z` : `M${x} ${y}h1.500`))
    .join('')
}
