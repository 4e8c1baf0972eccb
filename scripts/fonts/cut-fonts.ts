import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import subsetFont from 'subset-font'
import { readFiles } from '../read-files.ts'
import { listStandIns, writeFallbackFaces } from './fallback-faces.ts'
import { type FontFace, fontFaceRule, readFontFace } from './font-face.ts'
import { listCharacters, readWords } from './page-text.ts'
import { readFontMetrics } from './read-font.ts'
import { formatUnicodeRange, listCharactersBesides } from './unicode-range.ts'

// What browsers apply by themselves, and the tabular figures that the styles ask for.
const keepFeatures = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum']

type Site = {
  readonly folder: string
  /** What there is to read on the pages. */
  readonly words: string
  /** Those of the words, and whatever styles and scripts may add to them. */
  readonly characters: ReadonlySet<string>
}

type CutFace = FontFace & { readonly cutUrl: string; readonly cutRule: string }

/**
 * Cuts the fonts of a build to its pages: a face without a `unicode-range` to the characters that are on them, one with
 * a range to what that leaves over. Both keep only the weights of their `@font-face`. Writes the fallback faces as well.
 */
export function cutFonts(): AstroIntegration {
  return {
    name: 'cut-fonts',
    hooks: {
      'astro:build:done': ({ dir }) => cutFontsOfFolder(fileURLToPath(dir)),
    },
  }
}

export async function cutFontsOfFolder(folder: string): Promise<void> {
  const pages = await readFiles(folder, '**/*.html')
  const scripts = await readFiles(folder, '_astro/*.js')
  const words = [...pages.values()].map(readWords).join(' ')
  const characters = new Set(listCharacters([words, ...pages.values(), ...scripts.values()]))
  const faces = await cutFaces({ folder, words, characters }, [...pages.values()])

  for (const [path, html] of pages) {
    await writeFile(
      path,
      html.replace(fontFaceRule, (rule) => faces.get(rule)?.cutRule ?? rule),
    )
  }
  const wholeFiles = new Set([...faces.values()].map(({ url }) => join(folder, url)))
  await Promise.all([...wholeFiles].map((path) => rm(path)))
}

async function cutFaces(site: Site, pages: readonly string[]): Promise<Map<string, CutFace>> {
  const faces = new Map<string, CutFace>()
  for (const rule of new Set(pages.flatMap((html) => html.match(fontFaceRule) ?? []))) {
    const face = readFontFace(rule)
    if (face) faces.set(rule, await cutFace(rule, face, site))
  }
  return faces
}

async function cutFace(rule: string, face: FontFace, { folder, words, characters }: Site): Promise<CutFace> {
  const { url, unicodeRange, weights } = face
  const whole = await readFile(join(folder, url))
  const kept = unicodeRange ? listCharactersBesides(unicodeRange, characters) : [...characters]
  const wght = weights.min === weights.max ? weights.min : weights
  const cut = await subsetFont(whole, kept.join(''), { targetFormat: 'woff2', variationAxes: { wght }, keepFeatures })
  const cutUrl = url.replace(/[^.]+\.woff2$/, `${createHash('sha256').update(cut).digest('hex').slice(0, 8)}.woff2`)
  await writeFile(join(folder, cutUrl), cut)
  const cutRule = rule.replace(url, cutUrl)
  return unicodeRange
    ? { ...face, cutUrl, cutRule: cutRule.replace(unicodeRange, formatUnicodeRange(kept)) }
    : { ...face, cutUrl, cutRule: cutRule + (await fallBackFrom(whole, face, words)) }
}

async function fallBackFrom(whole: Buffer, { family, weights }: FontFace, words: string): Promise<string> {
  const rules: string[] = []
  for (const standIn of listStandIns(weights)) {
    const variationAxes = { wght: standIn.measured }
    const fixed = await subsetFont(whole, undefined, { targetFormat: 'sfnt', variationAxes, keepAllGlyphs: true })
    rules.push(writeFallbackFaces(family, standIn, readFontMetrics(fixed), words))
  }
  return rules.join('')
}
