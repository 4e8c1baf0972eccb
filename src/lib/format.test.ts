import { expect, test } from 'vitest'
import { formatMoneyRange, formatRange, sayList, sayMoneyRange, sayRange } from './format.ts'

const range = { from: 150, to: 300 }

test('ranges are set with an en dash where they stand alone and with "to" in sentences', () => {
  expect(formatRange(range)).toBe('150–300')
  expect(formatMoneyRange(range)).toBe('$150–$300')
  expect(sayRange(range)).toBe('150 to 300')
  expect(sayMoneyRange(range)).toBe('$150 to $300')
})

test('a list reads as a sentence does', () => {
  expect(sayList(['cash'])).toBe('cash')
  expect(sayList(['cash', 'debit'])).toBe('cash and debit')
  expect(sayList(['cash', 'debit', 'e-transfer'])).toBe('cash, debit and e-transfer')
})
