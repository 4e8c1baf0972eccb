import { expect, test } from 'vitest'
import { formatUnicodeRange, listCharactersBesides } from './unicode-range.ts'

test('a range is what it names, less the characters that are elsewhere', () => {
  expect(listCharactersBesides('U+61-65, U+e9', new Set('bcx'))).toEqual(['a', 'd', 'e', 'é'])
})

test('a range may be written with wildcards', () => {
  expect(listCharactersBesides('U+14?', new Set())).toHaveLength(16)
})

test('neighbours are written as a span', () => {
  expect(formatUnicodeRange(['a', 'b', 'c', 'é', 'Ł', 'ł'])).toBe('U+61-63, U+E9, U+141-142')
})
