import { expect, test } from 'vitest'
import { listFallbacks, writeFallbackFaces } from './fallback-faces.ts'
import { systemFonts } from './system-fonts.ts'

test('a range of weights has a regular fallback up to 549 and a bold one from 550', () => {
  expect(listFallbacks({ min: 400, max: 650 })).toEqual([
    { isBold: false, weights: { min: 400, max: 549 }, measured: 400 },
    { isBold: true, weights: { min: 550, max: 650 }, measured: 600 },
  ])
})

test.each([
  [400, false],
  [600, true],
])('a family that comes in %i only has one fallback', (weight, isBold) => {
  const weights = { min: weight, max: weight }
  expect(listFallbacks(weights)).toEqual([{ isBold, weights, measured: weight }])
})

test('a font that is Arial half as wide again makes Arial half as large again, and keeps its own height', () => {
  const widths = new Map([...systemFonts.Arial.widths].map(([character, width]) => [character, width * 1.5]))
  const [fallback] = listFallbacks({ min: 400, max: 400 })
  if (!fallback) throw new Error('no fallback')
  const metrics = { ascent: 0.9, descent: 0.3, lineGap: 0, widths }
  const [arial, roboto] = writeFallbackFaces('Clear', fallback, metrics, 'Clear glass – again')
  expect(arial).toBe(`@font-face {
  font-family: "Clear Arial";
  src: local("Arial"), local("Liberation Sans"), local("Arimo");
  font-weight: 400;
  size-adjust: 150%;
  ascent-override: 60%;
  descent-override: 20%;
  line-gap-override: 0%;
}`)
  expect(roboto).toContain('"Clear Roboto"')
})

test('every system font gives the width of every character of basic Latin', () => {
  for (const { widths, boldWidths } of Object.values(systemFonts)) {
    expect([...widths.keys()].join('')).toMatch(/^ .*~$/)
    expect([...widths.values(), ...boldWidths.values()].filter((width) => !(width > 0.1 && width < 1.1))).toEqual([])
    expect([widths.size, boldWidths.size]).toEqual([95, 95])
  }
})

test('bold digits are measured for themselves: telephone numbers are set in figures of one width', () => {
  const { boldWidths } = systemFonts.Arial
  const widths = new Map(
    [...boldWidths].map(([character, width]) => [character, character === '8' ? width * 2 : width]),
  )
  const [fallback] = listFallbacks({ min: 600, max: 600 })
  if (!fallback) throw new Error('no fallback')
  const metrics = { ascent: 0.9, descent: 0.3, lineGap: 0, widths }
  const [others, digits] = writeFallbackFaces('Clear', fallback, metrics, 'Clear glass')
  expect(others).toContain('size-adjust: 100%;\n  ascent-override: 90%;')
  expect(digits).toContain('size-adjust: 200%;\n  ascent-override: 45%;')
  expect(digits).toContain('unicode-range: U+30-39')
})
