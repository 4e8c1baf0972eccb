import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { readFontMetrics } from './read-font.ts'

const figtree = readFileSync('node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')

async function readAtWeight(wght: number, text: string) {
  return readFontMetrics(await subsetFont(figtree, text, { targetFormat: 'sfnt', variationAxes: { wght } }))
}

test('a font says how high it is, and how wide its letters are at a weight', async () => {
  const regular = await readAtWeight(400, 'mi')
  const bold = await readAtWeight(650, 'mi')
  expect(regular).toMatchObject({ ascent: 0.95, descent: 0.25, lineGap: 0 })
  expect(regular.widths.get('m')).toBeGreaterThan(regular.widths.get('i') ?? 1)
  expect(bold.widths.get('m')).toBeGreaterThan(regular.widths.get('m') ?? 1)
})

test('a font has the characters that it was cut to', async () => {
  const { widths } = await readAtWeight(400, 'Clear – glass')
  expect([...widths.keys()].sort().join('')).toBe(' Caeglrs–')
})
