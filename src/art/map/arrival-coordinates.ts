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

// Rivers, roads and the city limit, in kilometres east and north of downtown.

// biome-ignore format: coordinates read as a line
export const bow: readonly Point[] = [
  [-52, 22], [-40, 19], [-33, 17.5], [-29.2, 14.5], [-25, 13.6], [-21, 10.5], [-18, 8.8], [-15.4, 6.5],
  [-13.2, 7.2], [-10.9, 6], [-9.2, 4.2], [-7.8, 4.6], [-6.4, 2.2], [-4.9, 1.2], [-3.2, 1.9], [-1.9, 1],
  [-0.7, 1.25], [0.5, 1], [1.4, 0.25], [2.5, 0.9], [3.5, 0.1], [4.2, -1.3], [3.4, -2.4], [3.4, -4], [2.4, -5.4],
  [2.9, -7.2], [2, -8.8], [2.7, -11], [2.1, -13.2], [3.5, -15.5], [4.2, -18.2], [7.2, -20.5], [10, -23.6],
  [13.5, -25.2], [18.4, -29.4], [25, -32], [36, -34], [60, -33], [100, -30],
]

// biome-ignore format: coordinates read as a line
export const elbow: readonly Point[] = [
  [-60, -19], [-48, -16], [-35.5, -10.5], [-26, -6.2], [-19, -6.4], [-14.5, -4.6], [-10.5, -6], [-7.2, -5.4],
  [-5.4, -6.2], [-3.8, -6.6], [-2.6, -5.4], [-1.7, -4.6], [-2.1, -3.7], [-1, -3.1], [-0.6, -2.2], [0.2, -1.7],
  [0.7, -0.9], [1.4, 0.25],
]

// biome-ignore format: coordinates read as a line
export const glenmoreReservoir: readonly Point[] = [
  [-6.3, -5.4], [-5.2, -5.6], [-4.2, -5.9], [-3.2, -5.2], [-2.5, -5.1], [-2.6, -5.8], [-3.4, -6.5], [-3.9, -7.4],
  [-4.8, -7.1], [-5.6, -6.5], [-6.4, -6.3],
]

// biome-ignore format: coordinates read as a line
export const deerfootTrail: readonly Point[] = [
  [2.2, 46], [3, 33], [3.4, 27.5], [3.9, 18.7], [4.2, 14], [2.9, 10], [2.3, 7.3], [2.1, 4.6], [2.4, 2.4],
  [3.7, 0.4], [4.9, -0.8], [4.4, -3], [3.9, -5], [3.2, -7], [3.4, -10.5], [3.6, -13], [4.8, -17], [5.4, -22],
  [6.2, -28], [7.4, -32], [7.8, -38], [8.4, -48], [9, -60],
]

// biome-ignore format: coordinates read as a line
export const stoneyTrail: readonly Point[] = [
  [-13.2, 6.4], [-12.4, 10.4], [-9, 12.8], [-4, 14], [3.9, 14.2], [8.6, 13.4], [11.6, 9], [12.2, 2], [12.2, -6],
  [11, -13], [8.2, -16.6], [4.6, -17.2], [-3, -17], [-8, -15], [-10.6, -10], [-11.8, -4], [-13.2, 1],
]

// biome-ignore format: coordinates read as a line
export const transCanada: readonly Point[] = [
  [-60, 18], [-52, 16], [-30, 9.2], [-18, 5], [-11, 4], [-7, 3.4], [-4, 2.6], [2.4, 2.45], [8, 2.6], [14, 3],
  [24, 2.4], [36, 2.2], [52, 2], [70, 2],
]

// biome-ignore format: coordinates read as a line
export const cityLimit: readonly Point[] = [
  [-17, 10.2], [-12, 10.2], [-12, 15], [-7, 15], [-7, 18.2], [9, 18.2], [9, 16.5], [13.6, 16.5], [13.6, 5],
  [15, 5], [15, -6], [12.6, -6], [12.6, -18], [10.4, -18], [10.4, -22.6], [-3, -22.6], [-3, -18.6], [-9, -18.6],
  [-9, -13], [-11.2, -13], [-11.2, -8], [-13.6, -8], [-13.6, 2], [-17, 2],
]
