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
  return `${whole || !fraction ? whole : ''}${fraction}`
}

/** Rounded up, never down, so that it promises no more than it keeps: to quarters up to 2 inches, to halves above. */
export function roundTolerance(inches: number): number {
  const steps = inches > 2 ? 2 : 4
  return Math.max(1, Math.ceil(inches * steps)) / steps
}

/** '34', '34.5', '34,5', '34 1/2' or '3/4'. */
const number = String.raw`\d*[.,]?\d+|(?:\d+[\s-]+)?\d+\s*[/⁄]\s*\d*[1-9]\d*`
const feet = String.raw`['’′]|ft\.?|foot|feet`
const unit = String.raw`mm|cm|''|′′|["”″]|in\.?|inch|inches`
const lengthPattern = new RegExp(String.raw`^(?:(${number})\s*(?:${feet}))?\s*(?:(${number})\s*(${unit})?)?$`, 'i')
const unitPattern = new RegExp(String.raw`\s*(?:${unit})$`, 'i')

function readNumber(text: string): number {
  const parts = text
    .replace(',', '.')
    .replace(/\s*[/⁄]\s*/, '/')
    .split(/[\s-]+/)
  return parts.reduce((sum, part) => {
    const [numerator = 0, denominator = 1] = part.split('/').map(Number)
    return sum + numerator / denominator
  }, 0)
}

/** Longer than any length that somebody means. */
const maxCharacters = 24

/** A length as people write it: 34, 34½, 34 3/16", 34.5 in, 2' 10", 2 ft 10 in, 88 cm or 880 mm. Null where it is none. */
export function parseLength(text: string): Length | null {
  const written = text.trim().replace(/\s+/g, ' ')
  if (written.length > maxCharacters) return null
  // Normalizing spells ½ as 1⁄2, which needs a space to keep it apart from the 34 before it.
  const plain = written
    .replace(/[¼-¾⅐-⅞]/g, ' $&')
    .normalize('NFKC')
    .trim()
  const [found, wholeFeet, rest = '0', writtenUnit = ''] = lengthPattern.exec(plain) ?? []
  if (!found) return null
  const amount = readNumber(rest)
  const metric = { mm: 25.4, cm: 2.54 }[writtenUnit.toLowerCase()]
  if (!wholeFeet) {
    const unit = metric ? (writtenUnit.toLowerCase() as 'mm' | 'cm') : 'in'
    return { inches: amount / (metric ?? 1), unit, amount: written.replace(unitPattern, '') }
  }
  if (metric || amount >= 12) return null
  return { inches: readNumber(wholeFeet) * 12 + amount, unit: 'ft', amount: written }
}
