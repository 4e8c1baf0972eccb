import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listFallbacks, systemFonts, writeFallbackFaces } from './fallback-faces.ts'
import {
  formatUnicodeRange,
  listCharacters,
  listCharactersBesides,
  measureFont,
  readCharacters,
  readWords,
  writeModule,
} from './font-files.ts'

test('the words of a page are its text, without its head, styles and scripts', () => {
  const html =
    '<head><title>No</title></head><style>p{}</style><p>Caf&eacute; <b>&amp; glass</b></p><script>let no</script>'
  expect(readWords(html).replace(/\s+/g, ' ').trim()).toBe('Café & glass')
})

test('characters come in order, each once, with all of basic Latin and no control characters', () => {
  const characters = listCharacters(['é–\n', 'é\t“'])
  expect(characters).toHaveLength(95 + 3)
  expect(characters.slice(0, 2)).toEqual([' ', '!'])
  expect(characters.slice(-3)).toEqual(['é', '–', '“'])
})

test('ranges are what they name, less the characters that are elsewhere', () => {
  const ranges = [[0x61, 0x65] as const, [0xe9, 0xe9] as const]
  expect(listCharactersBesides(ranges, new Set('bcx'))).toEqual(['a', 'd', 'e', 'é'])
})

test('neighbours are written as a span', () => {
  expect(formatUnicodeRange(['a', 'b', 'c', 'é', 'Ł', 'ł'])).toBe('U+61-63, U+E9, U+141-142')
})

const figtree = readFileSync('node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')

test('a font says how high it is, and how wide its characters are at a weight', async () => {
  const regular = await measureFont(figtree, 400)
  const bold = await measureFont(figtree, 650)
  expect(regular).toMatchObject({ ascent: 0.95, descent: 0.25, lineGap: 0 })
  expect(regular.widths.get('m')).toBeGreaterThan(regular.widths.get('i') ?? 1)
  expect(bold.widths.get('m')).toBeGreaterThan(regular.widths.get('m') ?? 1)
})

test('a range of weights has a regular fallback up to 549 and a bold one from 550, a single weight one of them', () => {
  const regular = { isBold: false, weights: { min: 400, max: 549 }, measured: 400 }
  const bold = { isBold: true, weights: { min: 550, max: 650 }, measured: 600 }
  expect(listFallbacks({ min: 400, max: 650 })).toEqual([regular, bold])
  expect(listFallbacks({ min: 400, max: 400 })).toEqual([{ ...regular, weights: { min: 400, max: 400 } }])
  expect(listFallbacks({ min: 600, max: 600 })).toEqual([{ ...bold, weights: { min: 600, max: 600 } }])
})

/** The fallbacks of a font of one weight, whose characters have these widths. */
function writeFaces(weight: number, widths: ReadonlyMap<string, number>): string[] {
  const metrics = { ascent: 0.9, descent: 0.3, lineGap: 0, widths }
  const fallbacks = listFallbacks({ min: weight, max: weight })
  return fallbacks.flatMap((fallback) => writeFallbackFaces('Clear', fallback, metrics, 'Clear glass – again'))
}

test('a font that is Arial half as wide again makes Arial half as large again, and keeps its own height', () => {
  const widths = [...systemFonts.Arial.widths].map(([character, width]) => [character, width * 1.5] as const)
  const [arial, roboto] = writeFaces(400, new Map(widths))
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

test('bold digits are measured for themselves: telephone numbers are set in figures of one width', () => {
  const { boldWidths } = systemFonts.Arial
  const [others, digits] = writeFaces(600, new Map(boldWidths).set('8', 2 * (boldWidths.get('8') ?? 0)))
  expect(others).toContain('size-adjust: 100%;\n  ascent-override: 90%;')
  expect(digits).toContain('size-adjust: 200%;\n  ascent-override: 45%;')
  expect(digits).toContain('unicode-range: U+30-39')
})

test('every system font gives the width of every character of basic Latin', () => {
  for (const { widths, boldWidths } of Object.values(systemFonts)) {
    expect([...widths.keys()].join('')).toMatch(/^ .*~$/)
    expect([...widths.values(), ...boldWidths.values()].filter((width) => !(width > 0.1 && width < 1.1))).toEqual([])
    expect([widths.size, boldWidths.size]).toEqual([95, 95])
  }
})

test('the module is written as the committed one is', () => {
  const text = { family: 'Figtree', file: 'figtree.woff2', weights: { min: 400, max: 650 } }
  const display = { family: 'Familjen Grotesk', file: 'familjen-grotesk.woff2', weights: { min: 600, max: 600 } }
  const committed = readFileSync('src/styles/fonts/web-fonts.ts', 'utf8')
  for (const block of writeModule({ pageFonts: [display, text] }).split('\n\n'))
    expect(committed).toContain(block.trim())
  const typed = { ...text, unicodeRange: 'U+C0-FF' }
  expect(writeModule({ inputFonts: [typed] })).toContain("    unicodeRange: 'U+C0-FF',\n")
})

test('the list of characters is of those that both fonts of the pages have', () => {
  const [display, text] = ['familjen-grotesk', 'figtree'].map((name) =>
    readCharacters(readFileSync(`src/styles/fonts/${name}.woff2`)),
  )
  const both = [...(display ?? [])].filter((character) => text?.has(character) && character !== '\uffff')
  expect([...readFileSync('src/styles/fonts/characters.txt', 'utf8')].sort()).toEqual(both.sort())
})
