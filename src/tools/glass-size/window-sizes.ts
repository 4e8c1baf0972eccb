import type { Finding } from '../kit/carry.ts'
import type { AddressCodec } from '../kit/use-address-state.ts'
import { formatCentimetres, formatInches, type Length, parseLength, roundTolerance } from './lengths.ts'
import { type GlassSize, paneInches } from './measure-glass.ts'
import { glassSize as words } from './words.ts'

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

export function isSaid(size: WindowSize): boolean {
  return sides.some((side) => readSide(size[side]).length)
}

export function fromPhoto({ width, height }: GlassSize): Pick<WindowSize, Side | 'tolerance'> {
  return {
    width: formatInches(width.inches),
    height: formatInches(height.inches),
    tolerance: roundTolerance(Math.max(width.tolerance, height.tolerance)),
  }
}

/** '34 3/16 × 46' in inches, '34½ in × 88 cm', or '34 × ?' before both sides are known. */
export function describeSides(size: WindowSize): { readonly figure: string; readonly unit: string } {
  const lengths = sides.map((side) => readSide(size[side]).length)
  const units = new Set(lengths.flatMap((length) => length?.unit ?? []))
  const [unit = 'in'] = units
  const isMixed = units.size > 1
  const figure = lengths.map((length) => (length ? (isMixed ? nameUnit(length) : length.amount) : '?')).join(' × ')
  return { figure, unit: isMixed || unit === 'ft' ? '' : unit }
}

function nameUnit({ amount, unit }: Length): string {
  return unit === 'ft' ? amount : `${amount} ${unit}`
}

/** In centimetres, or in inches where it was given in neither inches nor feet; nothing before both sides are known. */
export function convert(size: WindowSize): { readonly value: string; readonly note: string } | undefined {
  const lengths = sides.flatMap((side) => readSide(size[side]).length ?? [])
  if (lengths.length < sides.length) return undefined
  const isMetric = lengths.every(({ unit }) => unit === 'cm' || unit === 'mm')
  const format = isMetric ? formatInches : formatCentimetres
  return { value: lengths.map(({ inches }) => format(inches)).join(' × '), note: isMetric ? 'in' : 'cm' }
}

/** '34 3/16 × 46 in', or '34 in wide' where the other side is not known. */
export function sayWindow(size: WindowSize): string {
  const [width, height] = sides.map((side) => readSide(size[side]).length)
  if (width && !height) return words.wide(nameUnit(width))
  if (height && !width) return words.high(nameUnit(height))
  const { figure, unit } = describeSides(size)
  return `${figure} ${unit}`.trim()
}

/** 'give or take 1¼ in', or that it was typed. */
export function saySource({ tolerance }: WindowSize): string {
  return tolerance > 0 ? words.said.tolerance(formatInches(tolerance)) : words.said.typed
}

/** 'Glass: about 36 × 30 in, give or take 1¼ in, from a photo.' Photos go with the request. */
export function describeFinding(windows: readonly WindowSize[]): Finding | undefined {
  const said = windows.filter(isSaid)
  if (said.length === 0) return undefined
  const panes = said.map((size) =>
    size.tolerance > 0 ? words.measured(sayWindow(size), saySource(size)) : words.asMeasured(sayWindow(size)),
  )
  return { line: words.line(panes), photos: windows.flatMap(({ photo }) => photo ?? []) }
}

const entryPattern = /^([^x*]*)x([^x*]*)(?:\*(\d{1,2}(?:\.\d{1,2})?))?$/

/** `?size=34 3/16x46_36x30*1.25`: a window each, with the tolerance of a photo. */
export const sizesInAddress: AddressCodec<readonly WindowSize[]> = {
  read: (query) => {
    const entries = query.get('size')?.split('_') ?? []
    return entries.flatMap((entry) => readEntry(entry) ?? []).slice(0, maxWindows)
  },
  write: (windows) => ({ size: windows.filter(isSaid).map(writeEntry).join('_') }),
}

/** A side that is none is left out; a photo gives both or nothing. */
function readEntry(entry: string): WindowSize | null {
  const [, width = '', height = '', tolerance = 0] = entryPattern.exec(entry) ?? []
  const size = { ...keepReadable({ width, height }), tolerance: Number(tolerance) }
  const isWhole = sides.every((side) => size[side])
  return (size.tolerance > 0 ? isWhole : isSaid(size)) ? size : null
}

function writeEntry({ tolerance, ...size }: WindowSize): string {
  const { width, height } = keepReadable(size)
  return `${width}x${height}${tolerance > 0 ? `*${tolerance}` : ''}`
}

function keepReadable(size: Readonly<Record<Side, string>>): Record<Side, string> {
  const keep = (text: string) => (readSide(text).length ? text.trim() : '')
  return { width: keep(size.width), height: keep(size.height) }
}
