import { sayList, sayNumber, sayRange } from '../lib/format.ts'
import { arrivalMinutes } from './claims.ts'
import { listExtendedAreas, namesInGroup } from './places.ts'

/** Neighbourhoods served, in four groups; the towns around the city are the extended areas. */
export const neighbourhoods = {
  innerCity: { name: 'Inner City', places: namesInGroup('innerCity') },
  central: { name: 'Central', places: namesInGroup('central') },
  established: { name: 'Established', places: namesInGroup('established') },
  suburban: { name: 'Suburban', places: namesInGroup('suburban') },
} as const

export const extendedAreas: readonly string[] = listExtendedAreas()

/** The larger towns, by which the extended areas are known. */
export const mainTowns = extendedAreas.map((area) => area.split(' and ')[0] ?? area)

/** The home page's groups, nearest first, with the average arrival in each: one set of names, for list and ruler alike. */
export const arrivalGroups = [
  { ...neighbourhoods.central, note: 'The downtown core', minutes: arrivalMinutes.core },
  { ...neighbourhoods.innerCity, note: '', minutes: arrivalMinutes.innerCity },
  { ...neighbourhoods.established, note: '', minutes: arrivalMinutes.suburban },
  { ...neighbourhoods.suburban, note: '', minutes: arrivalMinutes.suburban },
  { name: 'Extended', note: 'The towns around the city', places: extendedAreas, minutes: arrivalMinutes.extended },
] as const

function coverGroup({ name, places }: { name: string; places: readonly string[] }): string {
  return `The ${sayNumber(places.length)} ${name} neighbourhoods`
}

/** Average arrival by area, nearest first, with the groups that each covers. */
export const arrivals = [
  { area: 'Downtown core', covers: coverGroup(neighbourhoods.central), minutes: arrivalMinutes.core },
  { area: 'Inner city', covers: coverGroup(neighbourhoods.innerCity), minutes: arrivalMinutes.innerCity },
  { area: 'Suburban', covers: 'Established and Suburban neighbourhoods', minutes: arrivalMinutes.suburban },
  { area: 'Extended areas', covers: sayList(mainTowns), minutes: arrivalMinutes.extended },
] as const

export const arrivalMapAlt = `Map of Calgary and area with average emergency arrival times in minutes: downtown core ${sayRange(arrivalMinutes.core)}, inner city ${sayRange(arrivalMinutes.innerCity)}, suburban Calgary ${sayRange(arrivalMinutes.suburban)}, and ${sayList(namesInGroup('extended'))} ${sayRange(arrivalMinutes.extended)}.`
