import { mainTowns, places } from '../../content/places.ts'
import type { Point } from '../kit/geometry.ts'
import { project } from './arrival-coordinates.ts'

/** The radius of a neighbourhood's dot, in units of the map. */
export const dotRadius = 5

/** On which side of its dot a town's name stands. Names grow on phones, so what depends on their height is in em. */
const sides = {
  right: { offset: [16, 0], anchor: 'start', drop: '.34em' },
  left: { offset: [-16, 0], anchor: 'end', drop: '.34em' },
  above: { offset: [0, -18], anchor: 'middle', drop: '0' },
  below: { offset: [-44, 15], anchor: 'start', drop: '.72em' },
} as const satisfies Record<string, { offset: Point; anchor: string; drop: string }>

/** A town without a line here has its name to the right. */
const sideOfName: Partial<Record<string, keyof typeof sides>> = {
  Cochrane: 'above',
  Chestermere: 'below',
  Langdon: 'below',
  Okotoks: 'left',
}

function placeOnMap(km: Point): Point {
  const [x, y] = project(km)
  return [Math.round(x), Math.round(y)]
}

export const towns = places
  .filter(({ group }) => group === 'extended')
  .map((town) => {
    const { offset, anchor, drop } = sides[sideOfName[town.name] ?? 'right']
    const at = placeOnMap([town.east, town.north])
    return {
      name: town.name,
      at,
      label: { x: at[0] + offset[0], y: at[1] + offset[1], dy: drop, textAnchor: anchor },
      /** The larger of the towns; the smaller are named together with them. */
      isMajor: mainTowns.includes(town.name),
    }
  })

export const neighbourhoodDots = places
  .filter(({ group }) => group !== 'extended')
  .map(({ name, group, east, north }) => ({ name, group, at: placeOnMap([east, north]) }))
