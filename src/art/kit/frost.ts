import { lerp, linePath, type Point, range, seededRandom } from './geometry.ts'

type Corner = {
  at: Point
  /** The two directions, in degrees, between which the ferns fan out. */
  from: number
  to: number
  count: number
  reach: number
}

/** One fern of frost: a stem with paired barbs that shorten towards its tip. */
function drawFern(root: Point, angle: number, length: number): string {
  const tip = move(root, length, angle)
  const barbs = range(6).map((index) => {
    const step = index + 3
    const barb = (9 - step) * length * 0.024 + 2
    const joint = lerp(root, tip, step / 9.5)
    return linePath([move(joint, barb, angle + 0.9), joint, move(joint, barb, angle - 0.9)], 1)
  })
  return linePath([root, tip], 1) + barbs.join('')
}

function move([x, y]: Point, length: number, angle: number): Point {
  return [x + length * Math.cos(angle), y + length * Math.sin(angle)]
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
