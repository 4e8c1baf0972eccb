import { describe, expect, test } from 'vitest'
import { formatCentimetres, formatInches, formatTolerance, parseLength } from './lengths.ts'

test('inches are written in quarters', () => {
  expect([34.51, 36.02, 35.88, 0.24, 0.75, 0.1, 0].map(formatInches)).toEqual(['34½', '36', '36', '¼', '¾', '0', '0'])
})

test('a tolerance is rounded up, to quarters up to 2 inches and to halves above', () => {
  expect([0, 0.1, 0.25, 0.51, 1.2, 1.9, 2].map(formatTolerance)).toEqual(['¼', '¼', '¼', '¾', '1¼', '2', '2'])
  expect([2.01, 2.5, 2.6].map(formatTolerance)).toEqual(['2½', '2½', '3'])
})

test('centimetres are whole', () => {
  expect([36, 34.5, 0].map(formatCentimetres)).toEqual(['91', '88', '0'])
})

describe('a length is read as people write it', () => {
  test.each([
    ['34', 34],
    [' 34.5 ', 34.5],
    ['34,5', 34.5],
    ['.5', 0.5],
    ['34 1/2', 34.5],
    ['34-1/2', 34.5],
    ['34 1 / 2', 34.5],
    ['3/4', 0.75],
    ['34½', 34.5],
    ['34 ½', 34.5],
    ['½', 0.5],
    ['34⅝', 34.625],
    ['34 1/2"', 34.5],
    ['34½″', 34.5],
    ['34½”', 34.5],
    ["34''", 34],
    ['34.5 in', 34.5],
    ['34 in.', 34],
    ['34 Inches', 34],
    ['1 inch', 1],
    ['88.9 cm', 35],
    ['88.9cm', 35],
    ['889 MM', 35],
  ])('%s', (text, inches) => {
    expect(parseLength(text)).toBeCloseTo(inches, 9)
  })

  test.each([
    '',
    ' ',
    'wide',
    'cm',
    '3 x 4',
    '-3',
    '34.',
    '1/0',
    '34 1/0',
    '34 1/00',
    '3/',
    '/4',
    '34 1',
    '34 m',
    'Infinity',
    'NaN',
    '1e3',
  ])('%j is not a length', (text) => {
    expect(parseLength(text)).toBeNull()
  })

  test('what is written can be read again', () => {
    for (const inches of [0.25, 0.5, 12, 34.75]) expect(parseLength(formatInches(inches))).toBe(inches)
  })
})
