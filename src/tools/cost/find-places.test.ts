import { expect, test } from 'vitest'
import { places } from '../../content/places.ts'
import { countErrors, findPlaces, matchPlace } from './find-places.ts'

function findFirst(typed: string): string | undefined {
  return findPlaces(typed, places)[0]?.name
}

test.each([
  ['mah', 'Mahogany'],
  ['MAHOGANY', 'Mahogany'],
  ['  eau  claire ', 'Eau Claire'],
  ['Éau', 'Eau Claire'],
  ['mahagony', 'Mahogany'],
  ['okatoks', 'Okotoks'],
  ['kensignton', 'Kensington'],
  ['inglwood', 'Inglewood'],
  ['chestermeer', 'Chestermere'],
  ['hayesboro', 'Haysboro'],
  ['tuscnay', 'Tuscany'],
  ['hills', 'Panorama Hills'],
  ['bay', 'Auburn Bay'],
  ['aird', 'Airdrie'],
  ['city centre', 'Downtown'],
  ['saddleridge', 'Saddle Ridge'],
])('%j finds %s first', (typed, name) => {
  expect(findFirst(typed)).toBe(name)
})

test('every place is found by its own name, and by its first three letters', () => {
  expect(places.length).toBeGreaterThan(30)
  for (const { name } of places) {
    expect(findFirst(name)).toBe(name)
    expect(findPlaces(name.slice(0, 3), places).map((place) => place.name)).toContain(name)
  }
})

test('what is not served is not found, and nothing typed finds all', () => {
  for (const typed of ['Red Deer', 'Edmonton', 'xyz', 'ab1']) expect(findPlaces(typed, places)).toEqual([])
  expect(findPlaces('', places)).toHaveLength(places.length)
  expect(findPlaces(' ! ', places)).toHaveLength(places.length)
})

test('short words must be right: only longer ones may hold an error', () => {
  expect(findPlaces('mxh', places)).toEqual([])
  expect(findFirst('acxdia')).toBe('Acadia')
})

test('a name typed in full is known, and half of one is not', () => {
  expect(matchPlace('mahogany', places)?.name).toBe('Mahogany')
  expect(matchPlace('City Centre', places)?.name).toBe('Downtown')
  expect(matchPlace('mahog', places)).toBeUndefined()
  expect(matchPlace('', places)).toBeUndefined()
})

test.each([
  ['', '', 0],
  ['abc', 'abc', 0],
  ['abc', '', 3],
  ['abcd', 'abd', 1],
  ['abcd', 'abxd', 1],
  ['abcd', 'acbd', 1],
  ['kensignton', 'kensington', 1],
])('from %j to %j it takes %i', (one, other, errors) => {
  expect(countErrors(one, other)).toBe(errors)
  expect(countErrors(other, one)).toBe(errors)
})
