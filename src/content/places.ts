import { type Range, sayList, sayNumber, sayRange } from '../lib/format.ts'
import { arrivalMinutes } from './claims.ts'
import data from './facts/places.json' with { type: 'json' }
import type { Facts } from './facts/schema.ts'

export type Place = Facts['places'][number]
export type Group = Place['group']

/**
 * Every neighbourhood and town that is served, each once. The lists of all pages, the dots on the map and the structured
 * data are written from here.
 */
export const places: readonly Place[] = data as Facts['places']

/** What the groups are called, and the average emergency arrival in each, nearest first. */
export const groups: Readonly<Record<Group, { readonly name: string; readonly minutes: Range }>> = {
  central: { name: 'Central', minutes: arrivalMinutes.central },
  innerCity: { name: 'Inner City', minutes: arrivalMinutes.innerCity },
  established: { name: 'Established', minutes: arrivalMinutes.suburban },
  suburban: { name: 'Suburban', minutes: arrivalMinutes.suburban },
  extended: { name: 'Extended', minutes: arrivalMinutes.extended },
}

export function namesInGroup(group: Group): string[] {
  return places.filter((place) => place.group === group).map(({ name }) => name)
}

export function namesInQuadrant(quadrant: NonNullable<Place['quadrant']>): string[] {
  return places.filter((place) => place.quadrant === quadrant).map(({ name }) => name)
}

const extended = places.filter(({ group }) => group === 'extended')

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
