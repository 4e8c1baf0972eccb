import { DOWNTOWN, project } from './arrival-projection.ts'
import type { Point } from './geometry.ts'

export type Place = {
  name: string
  at: Point
  label: Point
  anchor: 'start' | 'middle' | 'end'
  /** The larger of the towns, or a neighbourhood inside a darker zone. */
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

export const neighbourhoods: readonly Place[] = [
  place('Tuscany', [-12.6, 9], [-9, -2], 'end'),
  place('Evanston', [-4.4, 15], [-9, 3], 'end'),
  place('Panorama Hills', [-1.4, 12.9], [-9, 5], 'end'),
  place('Bowness', [-9.9, 6.3], [4, -9], 'middle'),
  place('Lakeview', [-3.9, -4.2], [-9, 5], 'end'),
  place('Acadia', [0.9, -9.6], [-8, 5], 'end'),
  place('Cranston', [4.3, -20.4], [-10, 6], 'end'),
  place('Auburn Bay', [7.2, -15.6], [10, 2], 'start'),
  place('Mahogany', [8.6, -18.4], [10, 8], 'start'),
]

/** The minute tags stand on one line out of downtown towards the south-east, where the map is emptiest. */
const TAG_ANGLE = (-36 * Math.PI) / 180

export function pointOnTagLine(distance: number): Point {
  return [
    Math.round(DOWNTOWN[0] + distance * Math.cos(TAG_ANGLE)),
    Math.round(DOWNTOWN[1] - distance * Math.sin(TAG_ANGLE)),
  ]
}
