import type { FontMetrics } from './measure-font.ts'
import { systemFonts } from './system-fonts.ts'

type WeightRange = { readonly min: number; readonly max: number }
type Widths = ReadonlyMap<string, number>

// System fonts come in regular and bold; from here up bold is the nearer.
const boldFrom = 550

/** The weights of a family that one weight of a system font is the fallback of, and the one to measure. */
export type Fallback = { readonly isBold: boolean; readonly weights: WeightRange; readonly measured: number }

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
