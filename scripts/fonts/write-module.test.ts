import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writeModule } from './write-module.ts'

const text = { family: 'Figtree', file: 'figtree.woff2', weights: { min: 400, max: 650 } }

test('the module is written as the committed one is', () => {
  const display = { family: 'Familjen Grotesk', file: 'familjen-grotesk.woff2', weights: { min: 600, max: 600 } }
  const committed = readFileSync('src/styles/fonts/web-fonts.ts', 'utf8')
  for (const block of writeModule({ pageFonts: [display, text] }).split('\n\n'))
    expect(committed).toContain(block.trim())
})

test('a font for typed characters names them', () => {
  const written = writeModule({ inputFonts: [{ ...text, unicodeRange: 'U+C0-FF' }] })
  expect(written).toContain("    unicodeRange: 'U+C0-FF',\n")
})
