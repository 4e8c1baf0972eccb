import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listFontCharacters, measureFont } from './measure-font.ts'

const figtree = readFileSync('node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')

test('a font says how high it is, and how wide its characters are at a weight', async () => {
  const regular = await measureFont(figtree, 400)
  const bold = await measureFont(figtree, 650)
  expect(regular).toMatchObject({ ascent: 0.95, descent: 0.25, lineGap: 0 })
  expect(regular.widths.get('m')).toBeGreaterThan(regular.widths.get('i') ?? 1)
  expect(bold.widths.get('m')).toBeGreaterThan(regular.widths.get('m') ?? 1)
})

test('the Latin file has é and not Ł', () => {
  expect(listFontCharacters(figtree).has('é')).toBe(true)
  expect(listFontCharacters(figtree).has('Ł')).toBe(false)
})
