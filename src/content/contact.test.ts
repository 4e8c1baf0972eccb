import { expect, test } from 'vitest'
import { extendedAreas, neighbourhoods } from './areas.ts'
import { contact } from './contact.ts'

test('every community of the service areas stands in exactly one group of the contact page', () => {
  const listed = contact.communities.groups.flatMap(({ places }): string[] => [...places])
  const served = [
    ...Object.values(neighbourhoods).flatMap(({ places }): string[] => [...places]),
    ...extendedAreas.flatMap((area) => area.split(' and ')),
  ]
  expect(listed.toSorted()).toEqual(served.toSorted())
})
