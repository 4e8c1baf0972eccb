import { expect, test } from 'vitest'
import { places } from '../../content/places.ts'
import { contact } from './words.ts'

test('every community of the service areas stands in exactly one group of the contact page', () => {
  const listed = contact.communities.groups.flatMap((group): string[] => [...group.places])
  const served = places.map(({ name }): string => name)
  expect(listed.toSorted()).toEqual(served.toSorted())
})
