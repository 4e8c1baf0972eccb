import { sayRange } from '../lib/format.ts'
import { arrivalMinutes } from './claims.ts'

/** Neighbourhoods served, in four groups; the towns around the city are the extended areas. */
export const neighbourhoods = {
  innerCity: {
    name: 'Inner City',
    places: ['Beltline', 'Mission', 'Kensington', 'Hillhurst', 'Sunnyside', 'Bridgeland', 'Inglewood', 'Ramsay'],
  },
  central: { name: 'Central', places: ['Downtown', 'Eau Claire', 'East Village', 'Chinatown', 'West End'] },
  established: {
    name: 'Established',
    places: ['Bowness', 'Varsity', 'Brentwood', 'Acadia', 'Haysboro', 'Lakeview'],
  },
  suburban: {
    name: 'Suburban',
    places: ['Tuscany', 'Evanston', 'Panorama Hills', 'Cranston', 'Mahogany', 'Auburn Bay'],
  },
} as const

export const extendedAreas = ['Cochrane', 'Airdrie and Balzac', 'Chestermere and Langdon', 'Okotoks'] as const

/** The home page's groups, nearest first, with the average arrival in each: one set of names, for list and ruler alike. */
export const arrivalGroups = [
  { ...neighbourhoods.central, note: 'The downtown core', minutes: arrivalMinutes.core },
  { ...neighbourhoods.innerCity, note: '', minutes: arrivalMinutes.innerCity },
  { ...neighbourhoods.established, note: '', minutes: arrivalMinutes.suburban },
  { ...neighbourhoods.suburban, note: '', minutes: arrivalMinutes.suburban },
  { name: 'Extended', note: 'The towns around the city', places: extendedAreas, minutes: arrivalMinutes.extended },
] as const

/** Average arrival by area, nearest first, with the groups that each covers. */
export const arrivals = [
  { area: 'Downtown core', covers: 'The five Central neighbourhoods', minutes: arrivalMinutes.core },
  { area: 'Inner city', covers: 'The eight Inner City neighbourhoods', minutes: arrivalMinutes.innerCity },
  { area: 'Suburban', covers: 'Established and Suburban neighbourhoods', minutes: arrivalMinutes.suburban },
  { area: 'Extended areas', covers: 'Cochrane, Airdrie, Chestermere, Okotoks', minutes: arrivalMinutes.extended },
] as const

export const arrivalMapAlt = `Map of Calgary and area with average emergency arrival times in minutes: downtown core ${sayRange(arrivalMinutes.core)}, inner city ${sayRange(arrivalMinutes.innerCity)}, suburban Calgary ${sayRange(arrivalMinutes.suburban)}, and Cochrane, Airdrie, Balzac, Chestermere, Langdon and Okotoks ${sayRange(arrivalMinutes.extended)}.`
