import type { Finding } from '../kit/carry.ts'
import type { Answer } from '../kit/tool-window.tsx'
import type { AddressCodec } from '../kit/use-address-state.ts'
import { paneInches } from './measure-glass.ts'
import { glassSize as words } from './words.ts'

/** A length as somebody wrote it. Feet have no unit: they stay in the amount. */
type Length = { readonly inches: number; readonly amount: string; readonly unit: string }

const unitsPerInch = { in: 1, cm: 2.54, mm: 25.4 } as const

const quarters = ['', '¼', '½', '¾']

/** 34½: to the nearest quarter of an inch, as glass is spoken of. */
export function formatInches(inches: number): string {
  const count = Math.round(inches * 4)
  return `${count > 3 || count === 0 ? Math.floor(count / 4) : ''}${quarters[count % 4]}`
}

/** Rounded up, never down, so that it promises no more than it keeps: to quarters up to 2 inches, to halves above. */
export function roundTolerance(inches: number): number {
  const steps = inches > 2 ? 2 : 4
  return Math.max(1, Math.ceil(inches * steps)) / steps
}

/** '34', '34.5', '34 1/2' or '3/4'. */
const number = String.raw`(\d*\.?\d+|(?:\d+[\s-]+)?\d+/\d*[1-9]\d*)`
const feet = String.raw`(?:['’′]|ft\.?|foot|feet)`
const unit = String.raw`(?:(mm|cm)|''|′′|["”]|in\.?|inch|inches)`
const lengthPattern = new RegExp(String.raw`^(?:${number}\s*${feet})?\s*(?:${number}\s*${unit}?)?$`)

function readNumber(text: string): number {
  return text.split(/[\s-]+/).reduce((sum, part) => {
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
    .replaceAll(',', '.')
    .replace(/\s*[/⁄]\s*/g, '/')
    .trim()
    .toLowerCase()
  const [found, inFeet, rest = '0', unit = 'in'] = lengthPattern.exec(plain) ?? []
  if (!found) return null
  const inches = readNumber(rest) / unitsPerInch[unit as keyof typeof unitsPerInch]
  if (!inFeet) return { inches, amount: written.replace(/\P{N}+$/u, ''), unit }
  if (unit !== 'in' || inches >= 12) return null
  return { inches: readNumber(inFeet) * 12 + inches, amount: written, unit: '' }
}

export const sides = ['width', 'height'] as const
export type Side = (typeof sides)[number]

/** The glass of one window. */
export type WindowSize = Readonly<Record<Side, string>> & {
  /** How sure a photo is, in inches; 0 where the sides were typed. */
  readonly tolerance: number
  /** It goes with a request, and nowhere else. */
  readonly photo?: File | undefined
}

export const unknownSize: WindowSize = { width: '', height: '', tolerance: 0 }

/** More than anybody writes into one request. */
export const maxWindows = 20

/** A side of the glass, or what is wrong with what was written. Nothing is neither. */
export function readSide(text: string): { readonly length: Length | null; readonly error: string } {
  const length = parseLength(text)
  if (!length) return { length, error: text.trim() ? words.typed.notLength : '' }
  const isPane = length.inches >= paneInches.from && length.inches <= paneInches.to
  return isPane ? { length, error: '' } : { length: null, error: words.typed.notPane }
}

/** Those that are known, from none to both. */
function readSides(size: WindowSize): readonly Length[] {
  return sides.flatMap((side) => readSide(size[side]).length ?? [])
}

export function isSaid(size: WindowSize): boolean {
  return readSides(size).length > 0
}

/** '34 3/16 × 46' in inches, '34½ in × 88 cm', or '34 × ?' before both sides are known; beside it, both in the other unit. */
export function describeSides(size: WindowSize): Pick<Answer, 'figure' | 'unit' | 'aside'> {
  const known = readSides(size)
  const [{ unit } = { unit: 'in' }] = known
  const isMixed = known.some((length) => length.unit !== unit)
  const figure = sides.map((side) => {
    const { length } = readSide(size[side])
    return length ? (isMixed ? nameUnit(length) : length.amount) : '?'
  })
  const isMetric = known.every((length) => length.unit.endsWith('m'))
  const converted = known.map(({ inches }) => (isMetric ? formatInches(inches) : Math.round(inches * unitsPerInch.cm)))
  return {
    figure: figure.join(' × '),
    unit: isMixed ? '' : unit,
    aside: known.length === 2 ? { value: converted.join(' × '), note: isMetric ? 'in' : 'cm' } : undefined,
  }
}

function nameUnit({ amount, unit }: Length): string {
  return `${amount} ${unit}`.trim()
}

/** '34 3/16 × 46 in', or '34 in wide' where the other side is not known. */
export function sayWindow(size: WindowSize): string {
  const [known, other] = readSides(size)
  if (known && !other) return `${nameUnit(known)} ${readSide(size.width).length ? words.wide : words.high}`
  const { figure, unit } = describeSides(size)
  return `${figure} ${unit}`.trim()
}

/** 'give or take 1¼ in', or that it was typed. */
export function saySource({ tolerance }: WindowSize): string {
  return tolerance > 0 ? words.said.tolerance(formatInches(tolerance)) : words.said.typed
}

/** 'Glass: about 36 × 30 in, give or take 1¼ in, from a photo.' Photos go with the request. */
export function describeFinding(windows: readonly WindowSize[]): Finding | undefined {
  const panes = windows
    .filter(isSaid)
    .map((size) => (size.tolerance > 0 ? words.measured : words.asMeasured)(sayWindow(size), saySource(size)))
  if (panes.length === 0) return undefined
  return { line: words.line(panes), photos: windows.flatMap(({ photo }) => photo ?? []) }
}

const entryPattern = /^([^x*]*)x([^x*]*)(?:\*(\d{1,2}(?:\.\d{1,2})?))?$/

/** `?size=34 3/16x46_36x30*1.25`: a window each, with the tolerance of a photo. */
export const sizesInAddress: AddressCodec<readonly WindowSize[]> = {
  read: (query) => (query.get('size') ?? '').split('_').flatMap(readEntry).slice(0, maxWindows),
  write: (windows) => ({ size: windows.filter(isSaid).map(writeEntry).join('_') }),
}

/** A side that is none is left out; a photo gives both or nothing. */
function readEntry(entry: string): readonly WindowSize[] {
  const [, width = '', height = '', tolerance = 0] = entryPattern.exec(entry) ?? []
  const size = { width: keepReadable(width), height: keepReadable(height), tolerance: Number(tolerance) }
  return readSides(size).length > (size.tolerance > 0 ? 1 : 0) ? [size] : []
}

function writeEntry({ width, height, tolerance }: WindowSize): string {
  return `${keepReadable(width)}x${keepReadable(height)}${tolerance > 0 ? `*${tolerance}` : ''}`
}

function keepReadable(side: string): string {
  return readSide(side).length ? side.trim() : ''
}
