import { drawFrost } from '../../art/kit/frost.ts'
import { dotsPath, type Point, range, roundTo, seededRandom } from '../../art/kit/geometry.ts'

/** Frost over a pane of 300 by 400, from the sill up and in from the sides. */
export function drawFerns(): string {
  const corners = [
    { at: [0, 400], from: -86, to: -4, count: 6, reach: 170 },
    { at: [300, 400], from: 184, to: 266, count: 6, reach: 160 },
    { at: [108, 404], from: -128, to: -52, count: 4, reach: 84 },
    { at: [206, 404], from: -126, to: -56, count: 4, reach: 96 },
    { at: [0, 206], from: -60, to: 58, count: 5, reach: 92 },
    { at: [300, 196], from: 122, to: 240, count: 5, reach: 96 },
    { at: [0, 0], from: 4, to: 86, count: 5, reach: 130 },
    { at: [300, 0], from: 94, to: 176, count: 5, reach: 140 },
    { at: [150, -4], from: 58, to: 122, count: 4, reach: 78 },
  ] as const
  return drawFrost(corners, 41)
}

/** Drops on a face of glass seen from its edge, from the top down to a height; they stand out to the right. */
export function drawBeads(height: number): string {
  const random = seededRandom(7)
  let path = ''
  for (let y = 4; y < height; y += 9 + random() * 12) {
    const radius = roundTo(3 + random() * 5, 1)
    path += `M0 ${roundTo(y, 1)}a${radius} ${radius} 0 0 1 0 ${2 * radius}z`
  }
  return path
}

/** Needles of ice on the same face. */
export function drawNeedles(height: number): string {
  const random = seededRandom(11)
  let path = ''
  for (let y = 0; y < height; ) {
    const step = 5 + random() * 7
    const tip = [roundTo(6 + random() * 11, 1), roundTo(y + step / 2 + (random() - 0.5) * 5, 1)]
    path += `M0 ${roundTo(y, 1)}L${tip.join(' ')}L0 ${roundTo(y + step, 1)}z`
    y += step
  }
  return path
}

const dotsPerTenPercent = 9

/** Vapour in the air of a room: one group of dots for every ten per cent of humidity, none of them behind a label. */
export function drawVapour(groups: number): string[] {
  const random = seededRandom(41)
  const isBehindLabel = ([x, y]: Point) => x > 350 && (y < 74 || (y > 218 && y < 292))
  return range(groups).map(() => {
    const dots = range(dotsPerTenPercent).map((): Point => [330 + random() * 170, 14 + random() * 392])
    return dotsPath(dots.filter((dot) => !isBehindLabel(dot)))
  })
}
