import * as fontkit from 'fontkit'
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
  // fontkit does not vary woff2 files.
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

export function listFontCharacters(file: Buffer): Set<string> {
  return new Set(openFont(file).characterSet.map((code) => String.fromCodePoint(code)))
}

function openFont(file: Buffer): fontkit.Font {
  const font = fontkit.create(file)
  if (!('characterSet' in font)) throw new Error('This is a collection of fonts, not a font.')
  return font
}
