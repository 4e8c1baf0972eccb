import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { readFiles } from '../../integrations/rewrite-pages.ts'
import { listFallbacks, writeFallbackFaces } from './fallback-faces.ts'
import {
  formatUnicodeRange,
  listCharacters,
  listCharactersBesides,
  measureFont,
  readCharacters,
  readWords,
  type SubsetFont,
  writeModule,
} from './font-files.ts'

/**
 * Subsets the fonts to the characters of the built pages and the weights of the styles, and writes their faces and those of
 * their fallbacks: `npm run fonts`. What it writes is committed, so a build needs none of this.
 */
const weights = { display: { min: 600, max: 600 }, text: { min: 400, max: 650 } }

// What browsers apply by themselves, and the tabular figures that the styles ask for.
const keepFeatures = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum']

const pages = [...(await readFiles('dist', '**/*.html')).values()]
const scripts = [...(await readFiles('dist/_astro', '*.js')).values()]
if (pages.length === 0) throw new Error('There are no built pages: run `npm run build` first.')
const words = pages.map(readWords).join(' ')
// Firefox's button for choosing a file has an ellipsis.
const characters = new Set(listCharacters([words, ...pages, ...scripts, '…']))

type Font = SubsetFont & { readonly source: string }

const latin = (name: string) => `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`
const display: Font = {
  family: 'Familjen Grotesk',
  source: latin('familjen-grotesk'),
  file: 'familjen-grotesk.woff2',
  weights: weights.display,
}
const text: Font = { family: 'Figtree', source: latin('figtree'), file: 'figtree.woff2', weights: weights.text }

/** Characters of names such as François and Łukasz: a browser fetches these files when someone types one. */
const typed = [
  {
    font: { ...text, file: 'figtree-latin.woff2' },
    ranges: [
      [0xc0, 0xff],
      [0x152, 0x153],
    ],
  },
  {
    font: { ...text, file: 'figtree-latin-ext.woff2', source: text.source.replace('-latin-', '-latin-ext-') },
    ranges: [
      [0x100, 0x151],
      [0x154, 0x24f],
      [0x1e00, 0x1eff],
    ],
  },
] as const

const fallbackFaces: string[] = []
const subsets: Set<string>[] = []
for (const font of [display, text]) {
  subsets.push(readCharacters(await writeSubset(font, [...characters])))
  for (const fallback of listFallbacks(font.weights)) {
    const metrics = await measureFont(readFileSync(font.source), fallback.measured)
    fallbackFaces.push(...writeFallbackFaces(font.family, fallback, metrics, words))
  }
}
const inputFonts: SubsetFont[] = []
for (const { font, ranges } of typed) {
  const kept = listCharactersBesides(ranges, characters)
  await writeSubset(font, kept)
  inputFonts.push({ ...font, unicodeRange: formatUnicodeRange(kept) })
}
// Read by the check of the facts, which warns of other characters.
const shown = [...characters].filter((character) => subsets.every((subset) => subset.has(character)))
writeFileSync('src/styles/fonts/characters.txt', shown.join(''))
writeFileSync('src/styles/fallback-fonts.css', `/* Written by \`npm run fonts\`. */\n${fallbackFaces.join('\n')}\n`)
writeFileSync('src/styles/fonts/web-fonts.ts', writeModule({ pageFonts: [display, text], inputFonts }))

async function writeSubset({ source, file, weights: { min, max } }: Font, kept: readonly string[]): Promise<Buffer> {
  const variationAxes = { wght: min === max ? min : { min, max } }
  const subset = await subsetFont(readFileSync(source), kept.join(''), {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures,
  })
  writeFileSync(`src/styles/fonts/${file}`, subset)
  return subset
}
