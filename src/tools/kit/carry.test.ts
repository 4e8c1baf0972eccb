import { expect, test } from 'vitest'
import { placeLines } from './carry.ts'
import { writeQuery } from './use-address-state.ts'

const line = 'Broken glass, 2 windows.'

test('lines of tools go before what was typed, once each', () => {
  expect(placeLines('', [line], [])).toBe(line)
  expect(placeLines('Kitchen.', [line], [])).toBe(`${line}\nKitchen.`)
  expect(placeLines(`${line}\nKitchen.`, [line], [])).toBe(`${line}\nKitchen.`)
  expect(placeLines('Kitchen.', [line, 'Glass: 34 × 46 in.'], [])).toBe(`${line}\nGlass: 34 × 46 in.\nKitchen.`)
})

test('a line takes the place of the one that the tools wrote before, and what was typed stays', () => {
  expect(placeLines('Old.\nKitchen.\n\nUpstairs.', [line], ['Old.'])).toBe(`${line}\nKitchen.\n\nUpstairs.`)
})

test('the query keeps what others wrote in it, and can be read', () => {
  expect(writeQuery('?size=34x46', { cost: 'fog.2,draft.1', at: 'Panorama Hills' })).toBe(
    '?size=34x46&cost=fog.2,draft.1&at=Panorama+Hills',
  )
  expect(writeQuery('?cost=fog.1&at=Evanston', { cost: '', at: '' })).toBe('')
})
