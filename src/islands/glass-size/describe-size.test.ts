import { expect, test } from 'vitest'
import { glassSize } from '../../content/glass-size.ts'
import { saySize, writeMeasuredLine, writeTypedLine } from './describe-size.ts'
import { readTypedLength } from './read-typed-size.ts'

const size = {
  kind: 'size',
  width: { inches: 36.1, tolerance: 1.2 },
  height: { inches: 29.9, tolerance: 0.7 },
} as const

test('a line of the message has the size in both units and the larger tolerance', () => {
  expect(writeMeasuredLine(size)).toBe('Glass: about 36 × 30 in (92 × 76 cm), give or take 1¼ in, from a photo.')
  expect(writeTypedLine(34.5, 46)).toBe('Glass: about 34½ × 46 in (88 × 117 cm), as measured.')
})

test('a screen reader hears it in words', () => {
  expect(saySize(size)).toBe('About 36 by 30 inches, give or take 1¼.')
})

test.each(['34 1/2', '34.5', '34½'])('%s is read', (text) => {
  expect(readTypedLength(text)).toEqual({ inches: 34.5, error: '' })
})

test.each([
  ['', glassSize.typed.notLength],
  ['tall', glassSize.typed.notLength],
  ['3 3/4', glassSize.typed.notPane],
  ['400 cm', glassSize.typed.notPane],
])('%j is refused', (text, error) => {
  expect(readTypedLength(text)).toEqual({ inches: null, error })
})

test.each(['4', '144', '365 cm'])('%s is still a pane', (text) => {
  expect(readTypedLength(text).error).toBe('')
})
