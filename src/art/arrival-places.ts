import { DOWNTOWN, project } from './arrival-projection.ts'
import type { Point } from './geometry.ts'

export type Place = {
  name: string
  at: Point
  label: Point
  anchor: 'start' | 'middle' | 'end'
  /** The larger of the towns. */
  isMajor?: true
}

function place(name: string, km: Point, [dx, dy]: Point, anchor: Place['anchor']): Place {
  const [x, y] = project(km)
  const at: Point = [Math.round(x), Math.round(y)]
  return { name, at, label: [at[0] + dx, at[1] + dy], anchor }
}

export const towns: readonly Place[] = [
  { ...place('Airdrie', [3.4, 27.5], [16, 6], 'start'), isMajor: true },
  place('Balzac', [3.9, 18.9], [14, 6], 'start'),
  { ...place('Cochrane', [-28.6, 15.2], [0, -24], 'middle'), isMajor: true },
  { ...place('Chestermere', [16.8, 0.6], [15, 6], 'start'), isMajor: true },
  place('Langdon', [26.9, -8.3], [13, 6], 'start'),
  { ...place('Okotoks', [6.6, -34.6], [-16, 7], 'end'), isMajor: true },
]

/** The minute tags stand on one line out of downtown towards the south-east, where the map is emptiest. */
const TAG_ANGLE = (-36 * Math.PI) / 180

export function pointOnTagLine(distance: number): Point {
  return [
    Math.round(DOWNTOWN[0] + distance * Math.cos(TAG_ANGLE)),
    Math.round(DOWNTOWN[1] - distance * Math.sin(TAG_ANGLE)),
  ]
}
