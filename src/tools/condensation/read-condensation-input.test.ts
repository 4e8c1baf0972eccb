import { expect, test } from 'vitest'
import { readCondensationInput } from './read-condensation-input.ts'
import { condensationStart } from './words.ts'

test.each([
  ['', {}],
  ['?outside=-28&humidity=35&glass=single', { outside: -28, humidity: 35, glass: 'single' }],
  ['?outside=6', { outside: 6 }],
  ['?outside=0', { outside: 0 }],
  ['?outside=-35&humidity=70', { outside: -35, humidity: 70 }],
  ['?glass=lowE', { glass: 'lowE' }],
])('%j sets the sliders and the glass', (search, conditions) => {
  expect(readCondensationInput(search)).toEqual({ ...condensationStart, ...conditions })
})

test.each([
  '?outside=-36',
  '?outside=31',
  '?outside=',
  '?outside=-2.5',
  '?outside=1e1',
  '?outside=-',
  '?humidity=9',
  '?humidity=71',
  '?humidity=-20',
  '?humidity=<script>',
  '?glass=DOUBLE',
  '?glass=quadruple',
  '?isLeftAfterWiping=true',
])('%j is ignored', (search) => {
  expect(readCondensationInput(search)).toEqual(condensationStart)
})

test('a value that makes no sense does not take the others with it', () => {
  expect(readCondensationInput('?outside=warm&humidity=35')).toEqual({ ...condensationStart, humidity: 35 })
})
