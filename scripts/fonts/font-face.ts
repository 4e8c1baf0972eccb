export type FontFace = {
  readonly family: string
  readonly url: string
  readonly weights: WeightRange
  /** Absent on a face that every page uses. */
  readonly unicodeRange: string | undefined
}

export type WeightRange = { readonly min: number; readonly max: number }

export const fontFaceRule = /@font-face\s*\{[^}]*\}/g

/** Reads a `@font-face` rule, or nothing where it names no woff2 file or no weights. */
export function readFontFace(rule: string): FontFace | undefined {
  const family = /font-family:\s*(["']?)([^;"'}]+)\1/.exec(rule)?.[2]
  const url = /url\((["']?)([^"')]+\.woff2)\1\)/.exec(rule)?.[2]
  const weight = /font-weight:\s*(\d+)(?:\s+(\d+))?/.exec(rule)
  if (!family || !url || !weight) return undefined
  const unicodeRange = /unicode-range:\s*([^;}]+)/.exec(rule)?.[1]
  return { family, url, weights: { min: Number(weight[1]), max: Number(weight[2] ?? weight[1]) }, unicodeRange }
}
