import { expect, test } from 'vitest'
import { saySize, writeMeasuredLine, writeTypedLine } from './words.ts'

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
