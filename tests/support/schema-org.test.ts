import { expect, test } from 'vitest'
import { findVocabularyErrors } from './schema-org.ts'

const business = {
  '@type': 'HomeAndConstructionBusiness',
  '@id': '#business',
  name: 'Glass',
  areaServed: [{ '@type': 'City', name: 'Calgary' }, 'Airdrie'],
  openingHoursSpecification: { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday'], opens: '00:00' },
}
const service = { '@type': 'Service', '@id': '#service', provider: { '@id': '#business' } }

test('what the vocabulary allows has no errors: inherited properties, subtypes, days, references', () => {
  expect(findVocabularyErrors([business, service])).toEqual([])
})

test.each([
  ['an unknown type', { '@type': 'WindowShop' }, 'WindowShop: WindowShop is not a type'],
  ['an unknown property', { ...business, phone: '1' }, 'HomeAndConstructionBusiness.phone: not a property'],
  [
    'a property of another type',
    { ...business, acceptedAnswer: 'yes' },
    'HomeAndConstructionBusiness.acceptedAnswer: does not belong there',
  ],
  ['a value of the wrong type', { ...service, provider: { '@type': 'City', name: 'Calgary' } }, /Service\.provider/],
  ['a text where there is no text', { ...service, hoursAvailable: 'Mo-Su' }, /Service\.hoursAvailable: "Mo-Su"/],
  ['a time that is none', { '@type': 'OpeningHoursSpecification', opens: 'early' }, /\.opens: "early"/],
  ['a reference to nothing', { ...service, provider: { '@id': '#nobody' } }, /names nothing/],
])('%s is an error', (_case, node, message) => {
  expect(findVocabularyErrors([node]).join('\n')).toMatch(message)
})
