import { expect, test } from 'vitest'
import {
  capitalize,
  formatAtLeast,
  formatCount,
  formatMoneyRange,
  formatMonth,
  formatRange,
  sayList,
  sayMoneyRange,
  sayNumber,
  sayRange,
} from './format.ts'

const range = { from: 150, to: 300 }

test('ranges are set with an en dash where they stand alone and with "to" in sentences', () => {
  expect(formatRange(range)).toBe('150–300')
  expect(formatMoneyRange(range)).toBe('$150–$300')
  expect(sayRange(range)).toBe('150 to 300')
  expect(sayMoneyRange(range)).toBe('$150 to $300')
})

test('thousands have a comma', () => {
  expect(formatMoneyRange({ from: 600, to: 1600 })).toBe('$600–$1,600')
  expect(sayMoneyRange({ from: 1200, to: 12_000 })).toBe('$1,200 to $12,000')
})

test('a month has its year, whatever the time zone of the machine', () => {
  expect(formatMonth('2026-07')).toBe('July 2026')
  expect(formatMonth('2026-12')).toBe('December 2026')
})

test('formatCount adds an s from two on', () => {
  expect(formatCount(1, 'window')).toBe('1 window')
  expect(formatCount(2, 'window')).toBe('2 windows')
})

test('a list reads as a sentence does', () => {
  expect(sayList(['cash'])).toBe('cash')
  expect(sayList(['cash', 'debit'])).toBe('cash and debit')
  expect(sayList(['cash', 'debit', 'e-transfer'])).toBe('cash, debit and e-transfer')
})

test('numbers are spelled out up to twenty', () => {
  expect([0, 5, 15, 20, 21].map(sayNumber)).toEqual(['zero', 'five', 'fifteen', 'twenty', '21'])
  expect(capitalize(sayNumber(15))).toBe('Fifteen')
  expect(formatAtLeast(15)).toBe('15+')
})
