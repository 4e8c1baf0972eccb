import { sayList, sayNumber, sayRange } from '../lib/format.ts'
import { arrivalMinutes } from './claims.ts'
import { groups, listExtendedAreas, mainTowns, namesInGroup } from './places.ts'

export const serviceArea = 'Greater Calgary Area'

/** Neighbourhoods served, in four groups; the towns around the city are the extended areas. */
export const neighbourhoods = {
  innerCity: { name: groups.innerCity.name, places: namesInGroup('innerCity') },
  central: { name: groups.central.name, places: namesInGroup('central') },
  established: { name: groups.established.name, places: namesInGroup('established') },
  suburban: { name: groups.suburban.name, places: namesInGroup('suburban') },
} as const

export const extendedAreas: readonly string[] = listExtendedAreas()

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
