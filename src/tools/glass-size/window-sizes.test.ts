import { describe, expect, test } from 'vitest'

import {
  describeFinding,
  describeSides,
  formatInches,
  parseLength,
  readSide,
  roundTolerance,
  sizesInAddress,
  type WindowSize,
} from './window-sizes.ts'
import { glassSize } from './words.ts'

const typed = (width: string, height = ''): WindowSize => ({ width, height, tolerance: 0 })
const measured: WindowSize = { width: '36', height: '29¾', tolerance: 1.25 }

describe('a length is read as people write it', () => {
  const written = [
    [34, '34', "34''", '34 in.', '34 Inches', `2' 10"`, "2'10", '2 ft 10 in'],
    [34.25, '2 feet 10 1/4 inches'],
    [34.5, ' 34.5 ', '34,5', '34 1/2', '34-1/2', '34½', '34 ½', '34 1/2"', '34½″', '2’ 10½”', '2’ 10,5”'],
    [34.625, '34⅝', '34 5 / 8'],
    [35, '88.9cm', '889 MM'],
    [36, '3 ft'],
    [46.0625, '46 1/16'],
  ] as const
  test.each(written.flatMap(([inches, ...texts]) => texts.map((text) => [text, inches] as const)))(
    '%s',
    (text, inches) => expect(parseLength(text)?.inches).toBeCloseTo(inches, 9),
  )

  const none = ['', 'wide', 'cm', '3 x 4', '-3', '34.', '1/0', '34 1/00', '/4', '34 1', '34 m', 'NaN', '1e3']
  test.each([...none, "2' 14", "2' 10 cm", "' 10", `${'1'.repeat(30)}`])('%j is not a length', (text) => {
    expect(parseLength(text)).toBeNull()
  })
})

test('measured inches are written in quarters, and a tolerance is rounded up', () => {
  expect([34.51, 36.02, 35.88, 0.24, 0].map(formatInches)).toEqual(['34½', '36', '36', '¼', '0'])
  expect([0, 0.25, 0.51, 1.9, 2.01, 2.6].map(roundTolerance)).toEqual([0.25, 0.25, 0.75, 2, 2.5, 3])
})

test('a side is a pane of 4 to 144 inches, and nothing is not wrong', () => {
  for (const text of ['4', '144', '12 ft', '365 cm']) expect(readSide(text).error).toBe('')
  for (const text of ['3 3/4', '400 cm'])
    expect(readSide(text)).toEqual({ length: null, error: glassSize.typed.notPane })
  expect(readSide('tall').error).toBe(glassSize.typed.notLength)
  expect(readSide(' ')).toEqual({ length: null, error: '' })
})

test.each([
  [typed('34 3/8', '46 1/16'), '34 3/8 × 46 1/16|in', '87 × 117|cm'],
  [typed('88cm', '120 cm'), '88 × 120|cm', '34¾ × 47¼|in'],
  [typed('34 1/2"', '88 cm'), '34 1/2 in × 88 cm|', '88 × 88|cm'],
  [typed(`2' 10"`, '3 ft'), `2' 10" × 3 ft|`, '86 × 91|cm'],
  [typed(`2' 10"`, '46'), `2' 10" × 46 in|`, '86 × 117|cm'],
  [typed('', '46'), '? × 46|in', 'undefined|undefined'],
  [typed('tall'), '? × ?|in', 'undefined|undefined'],
])('$width by $height stays as it was typed', (size, shown, converted) => {
  const { figure, unit, aside } = describeSides(size)
  expect(`${figure}|${unit}`).toBe(shown)
  expect(`${aside?.value}|${aside?.note}`).toBe(converted)
})

test('one line says every window that was said, and the photos go with it', () => {
  const photo = new File(['1'], 'window.jpg')
  const { line, photos } = describeFinding([{ ...measured, photo }, typed('tall'), typed('34 3/16', '46')]) ?? {}
  expect(line).toBe(
    '2 panes of glass: about 36 × 29¾ in, give or take 1¼ in, from a photo; 34 3/16 × 46 in, as measured.',
  )
  expect(photos).toEqual([photo])
  expect(describeFinding([typed('', '88 cm')])?.line).toBe('Glass: 88 cm high, as measured.')
  expect(describeFinding([typed('tall', '')])).toBeUndefined()
})

test('the address has the sizes, and is understood as far as it can be', () => {
  const read = (size: string) => sizesInAddress.read(new URLSearchParams({ size }))
  const windows = [typed('34 3/8', '46 1/16'), typed('34,5', ''), measured]
  const { size = '' } = sizesInAddress.write([...windows, typed('tall')])
  expect(size).toBe('34 3/8x46 1/16_34,5x_36x29¾*1.25')
  expect(read(size)).toEqual(windows)
  expect(read('tallx46_<b>x7_36x30*9999_36x*1_36x30*x_88 cmx90 cm')).toEqual([
    typed('', '46'),
    typed('', '7'),
    typed('88 cm', '90 cm'),
  ])
  expect(read('36x30_'.repeat(500))).toHaveLength(20)
})
