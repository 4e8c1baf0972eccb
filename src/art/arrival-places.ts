import { places } from '../content/places.ts'
import { project } from './arrival-projection.ts'
import type { Point } from './geometry.ts'

type TownName = Extract<(typeof places)[number], { group: 'extended' }>['name']

type Label = {
  readonly offset: Point
  readonly anchor: 'start' | 'middle' | 'end'
  /** The larger of the towns. */
  readonly isMajor?: true
}

/** Where a town's name stands beside its dot. A town without a line here has its name to the right. */
const labels: Partial<Record<string, Label>> = {
  Airdrie: { offset: [16, 6], anchor: 'start', isMajor: true },
  Cochrane: { offset: [0, -24], anchor: 'middle', isMajor: true },
  Chestermere: { offset: [15, 6], anchor: 'start', isMajor: true },
  Okotoks: { offset: [-16, 7], anchor: 'end', isMajor: true },
} satisfies Partial<Record<TownName, Label>>

const nameToTheRight: Label = { offset: [13, 6], anchor: 'start' }

function placeOnMap(km: Point): Point {
  const [x, y] = project(km)
  return [Math.round(x), Math.round(y)]
}

export const towns = places
  .filter(({ group }) => group === 'extended')
  .map(({ name, km }) => {
    const { offset, ...label } = labels[name] ?? nameToTheRight
    const at = placeOnMap(km)
    return { name, at, label: [at[0] + offset[0], at[1] + offset[1]] satisfies Point, ...label }
  })

export const neighbourhoodDots = places
  .filter(({ group }) => group !== 'extended')
  .map(({ name, group, km }) => ({ name, group, at: placeOnMap(km) }))
