import { type Range, sayList, sayNumber, sayRange } from '../lib/format.ts'
import { arrivalMinutes } from './claims.ts'

type Quadrant = 'Northwest' | 'Northeast' | 'Southwest' | 'Southeast'

export type Place = {
  readonly name: string
  /** Other names that people search for it by. */
  readonly aliases?: readonly string[]
  /** The home page's group. */
  readonly group: 'central' | 'innerCity' | 'established' | 'suburban' | 'extended'
  /** Outside the centre, the quadrant of the city that the contact page lists it under. */
  readonly quadrant?: Quadrant
  /** The larger town that a smaller one is named together with. */
  readonly namedWith?: string
  /** Kilometres east and north of downtown: where its dot stands on the map. */
  readonly km: readonly [east: number, north: number]
}

/**
 * Every neighbourhood and town that is served, each once. The lists of all pages, the dots on the map and the structured
 * data are written from here: to serve one more, add its line.
 */
export const places = [
  { name: 'Beltline', aliases: ['17 Ave'], group: 'innerCity', km: [-0.4, -1.4] },
  { name: 'Mission', group: 'innerCity', km: [0, -2.6] },
  { name: 'Kensington', group: 'innerCity', km: [-1.7, 1.5] },
  { name: 'Hillhurst', group: 'innerCity', km: [-2.6, 2.3] },
  { name: 'Sunnyside', group: 'innerCity', km: [-0.6, 1.9] },
  { name: 'Bridgeland', group: 'innerCity', km: [1.6, 1.4] },
  { name: 'Inglewood', group: 'innerCity', km: [2.8, -1.1] },
  { name: 'Ramsay', group: 'innerCity', km: [1.9, -1.9] },

  { name: 'Downtown', aliases: ['City centre', 'Core'], group: 'central', km: [0, 0] },
  { name: 'Eau Claire', group: 'central', km: [-0.3, 0.6] },
  { name: 'East Village', group: 'central', km: [0.75, 0.1] },
  { name: 'Chinatown', group: 'central', km: [0.35, 0.55] },
  { name: 'West End', aliases: ['Downtown West'], group: 'central', km: [-1.2, 0.05] },

  { name: 'Bowness', group: 'established', quadrant: 'Northwest', km: [-8.6, 3.5] },
  { name: 'Varsity', group: 'established', quadrant: 'Northwest', km: [-5.4, 5.4] },
  { name: 'Brentwood', group: 'established', quadrant: 'Northwest', km: [-3.9, 4.4] },
  { name: 'Acadia', group: 'established', quadrant: 'Southeast', km: [1, -8.6] },
  { name: 'Haysboro', aliases: ['Haysborough'], group: 'established', quadrant: 'Southwest', km: [-1, -8.1] },
  { name: 'Lakeview', group: 'established', quadrant: 'Southwest', km: [-4.2, -4.5] },

  { name: 'Tuscany', group: 'suburban', quadrant: 'Northwest', km: [-12.3, 8.6] },
  { name: 'Panorama Hills', group: 'suburban', quadrant: 'Northwest', km: [-0.7, 12.5] },
  { name: 'Saddle Ridge', aliases: ['Saddleridge'], group: 'suburban', quadrant: 'Northeast', km: [8.4, 9.2] },
  { name: 'Cranston', group: 'suburban', quadrant: 'Southeast', km: [6.1, -18.5] },
  { name: 'Mahogany', group: 'suburban', quadrant: 'Southeast', km: [10.2, -16.2] },
  { name: 'Auburn Bay', group: 'suburban', quadrant: 'Southeast', km: [8, -17.3] },

  { name: 'Cochrane', group: 'extended', km: [-28.6, 15.2] },
  { name: 'Airdrie', group: 'extended', km: [3.4, 27.5] },
  { name: 'Balzac', group: 'extended', namedWith: 'Airdrie', km: [3.9, 18.9] },
  { name: 'Chestermere', group: 'extended', km: [17.8, 0.6] },
  { name: 'Langdon', group: 'extended', namedWith: 'Chestermere', km: [26.9, -8.3] },
  { name: 'Okotoks', group: 'extended', km: [6.6, -34.6] },
] as const satisfies readonly Place[]

export type Group = Place['group']

/** What the groups are called, and the average emergency arrival in each, nearest first. */
export const groups: Readonly<Record<Group, { readonly name: string; readonly minutes: Range }>> = {
  central: { name: 'Central', minutes: arrivalMinutes.central },
  innerCity: { name: 'Inner City', minutes: arrivalMinutes.innerCity },
  established: { name: 'Established', minutes: arrivalMinutes.suburban },
  suburban: { name: 'Suburban', minutes: arrivalMinutes.suburban },
  extended: { name: 'Extended', minutes: arrivalMinutes.extended },
}

const allPlaces: readonly Place[] = places

export function namesInGroup(group: Group): string[] {
  return allPlaces.filter((place) => place.group === group).map(({ name }) => name)
}

export function namesInQuadrant(quadrant: Quadrant): string[] {
  return allPlaces.filter((place) => place.quadrant === quadrant).map(({ name }) => name)
}

const extended = allPlaces.filter(({ group }) => group === 'extended')

/** The larger towns, by which the extended areas are known. */
export const mainTowns: readonly string[] = extended.flatMap(({ name, namedWith }) => (namedWith ? [] : name))

/** The towns around the city, each with the smaller ones that are named together with it: 'Airdrie and Balzac'. */
export const extendedAreas: readonly string[] = mainTowns.map((town) =>
  [town, ...extended.flatMap(({ name, namedWith }) => (namedWith === town ? name : []))].join(' and '),
)

export const serviceArea = 'Greater Calgary Area'

/** Neighbourhoods served, in four groups; the towns around the city are the extended areas. */
export const neighbourhoods = {
  innerCity: { name: groups.innerCity.name, places: namesInGroup('innerCity') },
  central: { name: groups.central.name, places: namesInGroup('central') },
  established: { name: groups.established.name, places: namesInGroup('established') },
  suburban: { name: groups.suburban.name, places: namesInGroup('suburban') },
} as const

/** The home page's groups, nearest first, with the average arrival in each: one set of names, for list and ruler alike. */
export const arrivalGroups = [
  { ...groups.central, places: neighbourhoods.central.places, note: 'The downtown core' },
  { ...groups.innerCity, places: neighbourhoods.innerCity.places, note: '' },
  { ...groups.established, places: neighbourhoods.established.places, note: '' },
  { ...groups.suburban, places: neighbourhoods.suburban.places, note: '' },
  { ...groups.extended, places: extendedAreas, note: 'The towns around the city' },
] as const

function coverGroup({ name, places }: { name: string; places: readonly string[] }): string {
  return `The ${sayNumber(places.length)} ${name} neighbourhoods`
}

/** Average arrival by area, nearest first, with the groups that each covers. */
export const arrivals = [
  { area: 'Downtown core', covers: coverGroup(neighbourhoods.central), minutes: arrivalMinutes.central },
  { area: 'Inner city', covers: coverGroup(neighbourhoods.innerCity), minutes: arrivalMinutes.innerCity },
  { area: 'Suburban', covers: 'Established and Suburban neighbourhoods', minutes: arrivalMinutes.suburban },
  { area: 'Extended areas', covers: sayList(mainTowns), minutes: arrivalMinutes.extended },
] as const

export const arrivalMapAlt = `Map of Calgary and area with average emergency arrival times in minutes: downtown core ${sayRange(arrivalMinutes.central)}, inner city ${sayRange(arrivalMinutes.innerCity)}, suburban Calgary ${sayRange(arrivalMinutes.suburban)}, and ${sayList(namesInGroup('extended'))} ${sayRange(arrivalMinutes.extended)}.`
