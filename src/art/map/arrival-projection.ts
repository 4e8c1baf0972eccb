import type { Point } from '../kit/geometry.ts'

/** The side of the square that the map is drawn on. */
export const mapSide = 900

/**
 * Calgary and its towns in kilometres east and north of downtown, drawn on that square. Distances shrink towards
 * the edge: at one scale the centre would be a dot, or the towns off the map.
 */
export const downtown: Point = [430, 424]
const edgeKm = 40
const edgeRadius = 410
const compression = 0.62

export function project([east, north]: Point): Point {
  const distance = Math.hypot(east, north)
  if (distance === 0) return downtown
  const scale = (edgeRadius * (distance / edgeKm) ** compression) / distance
  return [downtown[0] + scale * east, downtown[1] - scale * north]
}
