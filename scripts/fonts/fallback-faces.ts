import type { FontMetrics } from './font-files.ts'

type WeightRange = { readonly min: number; readonly max: number }
type Widths = ReadonlyMap<string, number>

// System fonts come in regular and bold; from here up bold is the nearer.
const boldFrom = 550

/** The weights of a family that one weight of a system font is the fallback of, and the one to measure. */
type Fallback = { readonly isBold: boolean; readonly weights: WeightRange; readonly measured: number }

export function listFallbacks({ min, max }: WeightRange): Fallback[] {
  const bold = { min: Math.max(min, boldFrom), max }
  const regular = { min, max: Math.min(max, boldFrom - 1) }
  return [
    // Most of a text is in its lightest weight, while bold is used across its range.
    ...(min < boldFrom ? [{ isBold: false, weights: regular, measured: min }] : []),
    ...(max >= boldFrom ? [{ isBold: true, weights: bold, measured: (bold.min + bold.max) / 2 }] : []),
  ]
}

/**
 * `@font-face` rules that make the system's fonts as high and as wide as a font, so that what is read before it comes,
 * or without it, stands where it would: on average over `words`, but the bold digits for themselves, since telephone
 * numbers are set in bold figures of one width. They are named "Figtree Arial" and so on.
 */
export function writeFallbackFaces(family: string, fallback: Fallback, metrics: FontMetrics, words: string): string[] {
  return Object.entries(systemFonts).flatMap(([name, system]) => {
    const widths = fallback.isBold ? system.boldWidths : system.widths
    const names = fallback.isBold ? system.boldNames : system.names
    const writeFace = (adjust: number, range: Record<string, string>) =>
      writeRule({
        'font-family': `"${family} ${name}"`,
        src: names.map((local) => `local("${local}")`).join(', '),
        'font-weight': [...new Set([fallback.weights.min, fallback.weights.max])].join(' '),
        'size-adjust': toPercent(adjust),
        'ascent-override': toPercent(metrics.ascent / adjust),
        'descent-override': toPercent(metrics.descent / adjust),
        'line-gap-override': toPercent(metrics.lineGap / adjust),
        ...range,
      })
    const digits = { 'unicode-range': 'U+30-39' }
    return [
      writeFace(measure(words, metrics.widths, widths) / measure(words, widths, metrics.widths), {}),
      ...(fallback.isBold ? [writeFace(widestDigit(metrics.widths) / widestDigit(widths), digits)] : []),
    ]
  })
}

function writeRule(declarations: Record<string, string>): string {
  const lines = Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};`)
  return `@font-face {\n${lines.join('\n')}\n}`
}

function widestDigit(widths: Widths): number {
  return Math.max(...[...'0123456789'].map((digit) => widths.get(digit) ?? 0))
}

/** How long the words are in one font, counting the characters that both have. */
function measure(words: string, widths: Widths, others: Widths): number {
  let length = 0
  for (const character of words) if (others.has(character)) length += widths.get(character) ?? 0
  return length
}

function toPercent(part: number): string {
  return `${Number((part * 100).toFixed(1))}%`
}

/** A font that comes with people's machines, under the names it has there. */
type SystemFont = {
  readonly names: readonly string[]
  readonly boldNames: readonly string[]
  readonly widths: ReadonlyMap<string, number>
  readonly boldWidths: ReadonlyMap<string, number>
}

/**
 * The advance widths of U+0020 to U+007E, in 2048ths of the em. Those of Arial were read from Liberation Sans, which
 * has the same width for every character, as has Arimo; those of Roboto, which Android has instead, from Google's release 3.
 */
export const systemFonts: Readonly<Record<'Arial' | 'Roboto', SystemFont>> = {
  Arial: {
    names: ['Arial', 'Liberation Sans', 'Arimo'],
    // Safari and its like know them by the family alone, and choose the bold one of it.
    boldNames: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Arial', 'Liberation Sans', 'Arimo'],
    widths: readWidths(`
    569 569 727 1139 1139 1821 1366 391 682 682 797 1196 569 682 569 569 1139 1139 1139 1139 1139 1139 1139 1139
    1139 1139 569 569 1196 1196 1196 1139 2079 1366 1366 1479 1479 1366 1251 1593 1479 569 1024 1366 1139 1706 1479
    1593 1366 1593 1479 1366 1251 1479 1366 1933 1366 1366 1251 569 569 569 961 1139 682 1139 1139 1024 1139 1139
    569 1139 1139 455 455 1024 455 1706 1139 1139 1139 1139 682 1024 569 1139 1024 1479 1024 1024 1024 684 532 684
    1196`),
    boldWidths: readWidths(`
    569 682 971 1139 1139 1821 1479 487 682 682 797 1196 569 682 569 569 1139 1139 1139 1139 1139 1139 1139 1139
    1139 1139 682 682 1196 1196 1196 1251 1997 1479 1479 1479 1479 1366 1251 1593 1479 569 1139 1479 1251 1706 1479
    1593 1366 1593 1479 1366 1251 1479 1366 1933 1366 1366 1251 682 569 682 1196 1139 682 1139 1251 1139 1251 1139
    682 1251 1251 569 569 1139 569 1821 1251 1251 1251 1251 797 1139 682 1251 1139 1593 1139 1139 1024 797 573 797
    1196`),
  },
  Roboto: {
    // Its older files are named for the family alone.
    names: ['Roboto', 'Roboto Regular'],
    boldNames: ['Roboto Bold'],
    widths: readWidths(`
    508 528 656 1261 1151 1500 1274 358 701 713 882 1162 403 566 540 845 1151 1151 1151 1151 1151 1151 1151 1151
    1151 1151 496 433 1041 1124 1071 968 1839 1336 1276 1333 1344 1164 1132 1395 1461 557 1130 1285 1103 1788 1461
    1409 1292 1409 1262 1216 1222 1328 1304 1817 1284 1230 1227 543 841 543 856 924 633 1114 1150 1072 1155 1086 712
    1150 1128 498 490 1038 498 1796 1131 1168 1150 1164 694 1057 670 1129 992 1539 1016 969 1016 693 500 693 1393`),
    boldWidths: readWidths(`
    509 554 652 1213 1175 1514 1347 330 716 719 930 1116 504 807 594 760 1175 1175 1175 1175 1175 1175 1175 1175
    1175 1175 577 539 1044 1175 1057 1019 1836 1376 1307 1340 1331 1152 1124 1396 1446 599 1144 1302 1108 1793 1445
    1412 1320 1412 1312 1261 1269 1350 1338 1792 1300 1268 1243 567 863 567 897 911 676 1096 1152 1067 1153 1106 733
    1170 1147 542 533 1094 542 1774 1148 1156 1152 1155 750 1052 693 1147 1037 1504 1042 1031 1042 675 516 675 1327`),
  },
}

function readWidths(list: string): Map<string, number> {
  const widths = list.trim().split(/\s+/).map(Number)
  return new Map(widths.map((width, index) => [String.fromCharCode(0x20 + index), width / 2048]))
}
