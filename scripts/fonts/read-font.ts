/** What a font file says about the room its letters take, in parts of the em. */
export type FontMetrics = {
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  readonly widths: ReadonlyMap<string, number>
}

/** Reads an sfnt (TrueType) file whose axes are fixed. The tables are those of the OpenType specification. */
export function readFontMetrics(font: Buffer): FontMetrics {
  const tables = findTables(font)
  const find = (tag: string) => tables.get(tag) ?? fail(`The font has no ${tag} table.`)
  const em = find('head').readUInt16BE(18)
  const hhea = find('hhea')
  const hmtx = find('hmtx')
  // Glyphs after the last entry are as wide as that entry.
  const lastWidth = hhea.readUInt16BE(34) - 1
  const readWidth = (glyph: number) => hmtx.readUInt16BE(Math.min(glyph, lastWidth) * 4) / em
  return {
    ascent: hhea.readInt16BE(4) / em,
    descent: -hhea.readInt16BE(6) / em,
    lineGap: hhea.readInt16BE(8) / em,
    widths: new Map(
      [...readGlyphs(find('cmap'))].map(([code, glyph]) => [String.fromCodePoint(code), readWidth(glyph)]),
    ),
  }
}

function findTables(font: Buffer): Map<string, Buffer> {
  const count = font.readUInt16BE(4)
  const records = Array.from({ length: count }, (_, index) => font.subarray(12 + index * 16, 28 + index * 16))
  return new Map(
    records.map((record) => {
      const start = record.readUInt32BE(8)
      return [record.toString('latin1', 0, 4), font.subarray(start, start + record.readUInt32BE(12))]
    }),
  )
}

/** Code points and their glyphs, from the subtable (format 4) that holds the characters up to U+FFFF. */
function* readGlyphs(cmap: Buffer): Generator<[code: number, glyph: number]> {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8))
  const start = offsets.find((offset) => cmap.readUInt16BE(offset) === 4) ?? fail('The font maps no characters.')
  const table = cmap.subarray(start)
  const width = table.readUInt16BE(6)
  for (let segment = 0; segment < width; segment += 2) {
    const last = table.readUInt16BE(14 + segment)
    const first = table.readUInt16BE(16 + width + segment)
    const delta = table.readInt16BE(16 + 2 * width + segment)
    const rangeAt = 16 + 3 * width + segment
    const rangeOffset = table.readUInt16BE(rangeAt)
    for (let code = first; code <= last && code < 0xffff; code++) {
      const listed = rangeOffset && table.readUInt16BE(rangeAt + rangeOffset + (code - first) * 2)
      const glyph = rangeOffset && !listed ? 0 : ((rangeOffset ? listed : code) + delta) & 0xffff
      if (glyph) yield [code, glyph]
    }
  }
}

function fail(message: string): never {
  throw new Error(message)
}
