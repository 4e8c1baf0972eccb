import { joinNumbers, type Point, roundTo } from './geometry.ts'

/** Snow lying on a ledge: along its top edge from the left, this wide and this thick. */
export function drawSnowCap(x: number, y: number, width: number, thickness: number): string {
  const across = (share: number) => roundTo(width * share, 1)
  const up = (share: number) => roundTo(-thickness * share, 1)
  // biome-ignore format: one pair of numbers per control point
  const humps = [
    [across(0.01), up(1.1), across(0.1), up(1), across(0.2), up(0.8)],
    [across(0.1), up(-0.3), across(0.1), up(-0.3), across(0.22), up(0)],
    [across(0.12), up(0.3), across(0.16), up(0.3), across(0.24), up(0)],
    [across(0.14), up(-0.2), across(0.28), up(-0.1), across(0.32), up(-0.8)],
  ]
  return `M${joinNumbers([x, y])}${humps.map((hump) => `c${joinNumbers(hump)}`).join('')}z`
}

/** Flakes in the air, painted by a round line cap. */
export function drawFlakes(places: readonly Point[]): string {
  return places.map(([x, y]) => `M${x} ${y}h0`).join('')
}
