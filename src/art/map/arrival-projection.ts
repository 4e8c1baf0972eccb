import type { Point } from '../kit/geometry.ts'

/**
 * Calgary and its towns in kilometres east and north of downtown, drawn on a square of 900. Distances shrink towards
 * the edge: at one scale the centre would be a dot, or the towns off the map.
 */
export const DOWNTOWN: Point = [430, 424]
const EDGE_KM = 40
const EDGE_RADIUS = 410
const COMPRESSION = 0.62

export function project([east, north]: Point): Point {
  const distance = Math.hypot(east, north)
  if (distance === 0) return DOWNTOWN
  const scale = (EDGE_RADIUS * (distance / EDGE_KM) ** COMPRESSION) / distance
  return [DOWNTOWN[0] + scale * east, DOWNTOWN[1] - scale * north]
}
