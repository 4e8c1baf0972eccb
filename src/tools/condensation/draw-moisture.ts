import { dotsPath, type Point, range, roundTo, seededRandom } from '../../art/kit/geometry.ts'

/** Drops on a face of glass seen from its edge, from the top down to a height; they stand out to the right. */
export function drawDrops(height: number): string {
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
