import { joinNumbers, lerp, type Point, range, roundTo, seededRandom } from './geometry.ts'

type Corner = {
  at: Point
  /** The two directions, in degrees, between which the ferns fan out. */
  from: number
  to: number
  count: number
  reach: number
}

function drawStroke([x, y]: Point, length: number, angle: number): string {
  const step = [roundTo(length * Math.cos(angle), 1), roundTo(length * Math.sin(angle), 1)]
  return `M${joinNumbers([roundTo(x, 1), roundTo(y, 1)])}l${joinNumbers(step)}`
}

/** One fern of frost: a stem with paired barbs that shorten towards its tip. */
function drawFern(root: Point, angle: number, length: number): string {
  const tip: Point = [root[0] + length * Math.cos(angle), root[1] + length * Math.sin(angle)]
  const barbs = range(6).flatMap((index) => {
    const step = index + 3
    const barb = (9 - step) * length * 0.024 + 2
    return [0.9, -0.9].map((turn) => drawStroke(lerp(root, tip, step / 9.5), barb, angle + turn))
  })
  return drawStroke(root, length, angle) + barbs.join('')
}

/** Frost that grows into a pane from its corners. */
export function drawFrost(corners: readonly Corner[], seed: number): string {
  const random = seededRandom(seed)
  return corners
    .flatMap(({ at, from, to, count, reach }) =>
      range(count).map((index) => {
        const degrees = from + ((to - from) * (index + 0.3 * random())) / (count - 1)
        return drawFern(at, (degrees * Math.PI) / 180, reach * (0.55 + random() * 0.6))
      }),
    )
    .join('')
}
