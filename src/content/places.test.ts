import { expect, test } from 'vitest'
import { neighbourhoods } from './areas.ts'
import { places } from './places.ts'

test('every place has a name of its own, and stands in one group', () => {
  const names = places.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  const inGroups = Object.values(neighbourhoods).flatMap((group) => group.places)
  expect(new Set(inGroups).size).toBe(inGroups.length)
})

test('every established and suburban neighbourhood has a quadrant, and all four quadrants are named', () => {
  const outer = places.filter(({ group }) => group === 'established' || group === 'suburban')
  const quadrants = outer.map((place) => ('quadrant' in place ? place.quadrant : place.name))
  expect(new Set(quadrants)).toEqual(new Set(['Northwest', 'Northeast', 'Southwest', 'Southeast']))
})
