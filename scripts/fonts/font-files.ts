import { create } from 'fontkitten'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import subsetFont from 'subset-font'

/** The room that a font's characters take, in parts of the em. */
export type FontMetrics = {
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  readonly widths: ReadonlyMap<string, number>
}

/** Measures a variable font at one weight. */
export async function measureFont(file: Buffer, weight: number): Promise<FontMetrics> {
  const options = { targetFormat: 'sfnt', variationAxes: { wght: weight }, keepAllGlyphs: true } as const
  const font = openFont(await subsetFont(file, undefined, options))
  const { characterSet, unitsPerEm, ascent, descent, lineGap } = font
  const widthOf = (code: number) => font.glyphForCodePoint(code).advanceWidth / unitsPerEm
  return {
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
    widths: new Map(characterSet.map((code) => [String.fromCodePoint(code), widthOf(code)])),
  }
}

/** The characters that a font has. */
export function readCharacters(file: Buffer): Set<string> {
  return new Set(openFont(file).characterSet.map((code) => String.fromCodePoint(code)))
}

function openFont(file: Buffer) {
  const font = create(file)
  if (font.isCollection) throw new Error('This is a collection of fonts, not a font.')
  return font
}

/** A font file as `npm run fonts` writes it. */
export type SubsetFont = {
  readonly family: string
  readonly file: string
  readonly weights: { readonly min: number; readonly max: number }
  readonly unicodeRange?: string
}

/** The module that names the files; a build imports it, which gives them their URLs. */
export function writeModule(lists: Readonly<Record<string, readonly SubsetFont[]>>): string {
  const imports = Object.values(lists).flatMap((fonts) =>
    fonts.map(({ file }) => `import ${toIdentifier(file)} from './${file}'`),
  )
  const exports = Object.entries(lists).map(
    ([name, fonts]) => `export const ${name}: readonly WebFont[] = [\n${fonts.map(writeWebFont).join('\n')}\n]`,
  )
  return `// Written by \`npm run fonts\`.\n${imports.join('\n')}\n\n${fontType}\n${exports.join('\n\n')}\n`
}

const fontType = `/** A file of a family, with the weights that it has. */
export type WebFont = {
  readonly family: string
  readonly url: string
  readonly weight: string
  /** Where it is given the browser fetches the file when it needs one of these characters. */
  readonly unicodeRange?: string
}
`

function writeWebFont({ family, file, weights: { min, max }, unicodeRange }: SubsetFont): string {
  const lines = [
    `family: '${family}',`,
    `url: ${toIdentifier(file)},`,
    `weight: '${min === max ? min : `${min} ${max}`}',`,
    ...(unicodeRange ? [`unicodeRange: '${unicodeRange}',`] : []),
  ]
  return `  {\n${lines.map((line) => `    ${line}`).join('\n')}\n  },`
}

function toIdentifier(file: string): string {
  return file.replace('.woff2', '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

type Node = DefaultTreeAdapterTypes.Node
type UnicodeRange = readonly [first: number, last: number]

const basicLatin = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index))
const unread = new Set(['head', 'script', 'style'])

/** The words of a page that are there to be read. */
export function readWords(html: string): string {
  return [...walk(parse(html))].flatMap((node) => ('value' in node ? [node.value] : [])).join(' ')
}

/** Every character of the texts in ascending order, and all of basic Latin, which is most of what people type. */
export function listCharacters(texts: readonly string[]): string[] {
  const characters = new Set([...basicLatin, ...texts.flatMap((text) => [...new Set(text)])])
  return [...characters].filter((character) => character >= ' ').sort((a, b) => toCode(a) - toCode(b))
}

/** The characters of some ranges of Unicode that are not among `others`. */
export function listCharactersBesides(ranges: readonly UnicodeRange[], others: ReadonlySet<string>): string[] {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .filter((character) => !others.has(character))
}

/** Writes characters, given in ascending order, as a CSS `unicode-range`. */
export function formatUnicodeRange(characters: readonly string[]): string {
  const spans: [number, number][] = []
  for (const code of characters.map(toCode)) {
    const span = spans.at(-1)
    if (span?.[1] === code - 1) span[1] = code
    else spans.push([code, code])
  }
  return spans.map(([first, last]) => `U+${toHex(first)}${last === first ? '' : `-${toHex(last)}`}`).join(', ')
}

function* walk(node: Node): Generator<Node> {
  if (unread.has(node.nodeName)) return
  yield node
  if ('childNodes' in node) for (const child of node.childNodes) yield* walk(child)
}

function toCode(character: string): number {
  return character.codePointAt(0) ?? 0
}

function toHex(code: number): string {
  return code.toString(16).toUpperCase()
}
