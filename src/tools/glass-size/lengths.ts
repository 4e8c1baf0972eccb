/** A length as somebody wrote it. */
export type Length = {
  readonly inches: number
  readonly unit: 'in' | 'ft' | 'cm' | 'mm'
  /** As it was written, without its unit; feet keep theirs. */
  readonly amount: string
}

const quarters = ['', '¼', '½', '¾']

/** 34½: to the nearest quarter of an inch, as glass is spoken of. */
export function formatInches(inches: number): string {
  const count = Math.round(inches * 4)
  const whole = Math.floor(count / 4)
  const fraction = quarters[count % 4] ?? ''
  return whole === 0 && fraction ? fraction : `${whole}${fraction}`
}

/** Rounded up, never down, so that it promises no more than it keeps: to quarters up to 2 inches, to halves above. */
export function roundTolerance(inches: number): number {
  const steps = inches > 2 ? 2 : 4
  return Math.max(1, Math.ceil(inches * steps)) / steps
}

const inchesPerUnit = { in: 1, ft: 12, cm: 1 / 2.54, mm: 1 / 25.4 } as const

/** 88: to the nearest centimetre. */
export function formatCentimetres(inches: number): string {
  return String(Math.round(inches / inchesPerUnit.cm))
}

const fractionPattern = /^(?:(\d+)[\s-]+)?(\d+)\s*[/⁄]\s*(\d*[1-9]\d*)$/

/** '34', '34.5', '34,5', '34 1/2' or '3/4'. */
function parseNumber(text: string): number | null {
  if (/^\d*[.,]?\d+$/.test(text)) return Number(text.replace(',', '.'))
  const [, whole = 0, numerator, denominator] = fractionPattern.exec(text) ?? []
  return denominator ? Number(whole) + Number(numerator) / Number(denominator) : null
}

const unitPattern = /\s*(?:(mm|cm)|''|′′|["”″]|in\.?|inch|inches)$/i
const feetPattern = /^(.+?)\s*(?:['’′]|ft\.?|foot|feet)\s*(.*)$/i

/** Longer than any length that somebody means. */
export const maxLengthCharacters = 24

/** A length as people write it: 34, 34½, 34 3/16", 34.5 in, 2' 10", 2 ft 10 in, 88 cm or 880 mm. Null where it is none. */
export function parseLength(text: string): Length | null {
  const written = text.trim().replace(/\s+/g, ' ')
  if (written.length > maxLengthCharacters) return null
  // Normalizing spells ½ as 1⁄2, which needs a space to keep it apart from the 34 before it.
  const plain = written
    .replace(/[¼-¾⅐-⅞]/g, ' $&')
    .normalize('NFKC')
    .trim()
  const number = parseNumber(plain.replace(unitPattern, ''))
  if (number === null) return parseFeet(plain, written)
  const unit = readMetricUnit(plain) ?? 'in'
  return { inches: number * inchesPerUnit[unit], unit, amount: written.replace(unitPattern, '') }
}

function parseFeet(plain: string, written: string): Length | null {
  const [, feet = '', rest = ''] = feetPattern.exec(plain) ?? []
  const number = parseNumber(feet)
  const inches = rest ? parseNumber(rest.replace(unitPattern, '')) : 0
  if (number === null || inches === null || inches >= 12 || readMetricUnit(rest)) return null
  return { inches: number * inchesPerUnit.ft + inches, unit: 'ft', amount: written }
}

function readMetricUnit(text: string): 'cm' | 'mm' | undefined {
  return unitPattern.exec(text)?.[1]?.toLowerCase() as 'cm' | 'mm' | undefined
}
