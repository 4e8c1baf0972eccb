import { create } from 'fontkitten'
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
  const font = create(await subsetFont(file, undefined, options))
  if (font.isCollection) throw new Error('This is a collection of fonts, not a font.')
  const { characterSet, unitsPerEm, ascent, descent, lineGap } = font
  const widthOf = (code: number) => font.glyphForCodePoint(code).advanceWidth / unitsPerEm
  return {
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
    widths: new Map(characterSet.map((code) => [String.fromCodePoint(code), widthOf(code)])),
  }
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
