const quarters = ['', '¼', '½', '¾']

/** 34½: to the nearest quarter of an inch, as glass is spoken of. */
export function formatInches(inches: number): string {
  const count = Math.round(inches * 4)
  const whole = Math.floor(count / 4)
  const fraction = quarters[count % 4] ?? ''
  return whole === 0 && fraction ? fraction : `${whole}${fraction}`
}

/** Rounded up, never down, so that it promises no more than it keeps: to quarters up to 2 inches, to halves above. */
export function formatTolerance(inches: number): string {
  const steps = inches > 2 ? 2 : 4
  return formatInches(Math.max(1, Math.ceil(inches * steps)) / steps)
}

const millimetresPerInch = 25.4

/** 88: to the nearest centimetre. */
export function formatCentimetres(inches: number): string {
  return String(Math.round((inches * millimetresPerInch) / 10))
}

/** '36 × 30' */
export function formatInchPair(width: number, height: number): string {
  return `${formatInches(width)} × ${formatInches(height)}`
}

/** '91 × 76 cm' */
export function formatCentimetrePair(width: number, height: number): string {
  return `${formatCentimetres(width)} × ${formatCentimetres(height)} cm`
}

const fractionPattern = /^(?:(?<whole>\d+)[\s-]+)?(?<numerator>\d+)\s*[/⁄]\s*(?<denominator>\d*[1-9]\d*)$/

/** '34', '34.5', '34,5', '34 1/2' or '3/4'. */
function parseNumber(text: string): number | null {
  if (/^\d*[.,]?\d+$/.test(text)) return Number(text.replace(',', '.'))
  const { whole = 0, numerator, denominator } = fractionPattern.exec(text)?.groups ?? {}
  return denominator ? Number(whole) + Number(numerator) / Number(denominator) : null
}

const lengthPattern = /^(?<number>.*?)\s*(?<unit>mm|cm|"|”|''|′′|in\.?|inch|inches)?$/

/** Inches, from a length as people write it: 34, 34½, 34 1/2", 34.5 in, 88 cm or 880 mm. Null where it is none. */
export function parseLength(text: string): number | null {
  // Normalizing spells ½ as 1⁄2, which needs a space to keep it apart from the 34 before it.
  const plain = text
    .replace(/[¼-¾⅐-⅞]/g, ' $&')
    .normalize('NFKC')
    .trim()
    .toLowerCase()
  const { number = '', unit } = lengthPattern.exec(plain)?.groups ?? {}
  const amount = parseNumber(number)
  if (amount === null) return null
  if (unit === 'mm') return amount / millimetresPerInch
  return unit === 'cm' ? (amount * 10) / millimetresPerInch : amount
}
