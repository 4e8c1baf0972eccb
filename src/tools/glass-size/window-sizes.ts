import type { Finding } from '../kit/carry.ts'
import type { Answer } from '../kit/tool-window.tsx'
import type { AddressCodec } from '../kit/use-address-state.ts'
import { formatInches, type Length, parseLength, roundTolerance } from './lengths.ts'
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

/** Those that are known, from none to both. */
function readSides(size: WindowSize): readonly Length[] {
  return sides.flatMap((side) => readSide(size[side]).length ?? [])
}

export function isSaid(size: WindowSize): boolean {
  return readSides(size).length > 0
}

export function fromPhoto({ width, height }: GlassSize, photo: File | undefined): WindowSize {
  return {
    width: formatInches(width.inches),
    height: formatInches(height.inches),
    tolerance: roundTolerance(Math.max(width.tolerance, height.tolerance)),
    photo,
  }
}

/** '34 3/16 × 46' in inches, '34½ in × 88 cm', or '34 × ?' before both sides are known; beside it, both in the other unit. */
export function describeSides(size: WindowSize): Pick<Answer, 'figure' | 'unit' | 'aside'> {
  const known = readSides(size)
  const isMixed = new Set(known.map(({ unit }) => unit)).size > 1
  const figure = sides.map((side) => {
    const { length } = readSide(size[side])
    return length ? (isMixed ? nameUnit(length) : length.amount) : '?'
  })
  const { unit = 'in' } = known[0] ?? {}
  const isMetric = known.every((length) => length.unit === 'cm' || length.unit === 'mm')
  const converted = known.map(({ inches }) => (isMetric ? formatInches(inches) : Math.round(inches * 2.54)))
  return {
    figure: figure.join(' × '),
    unit: isMixed || unit === 'ft' ? '' : unit,
    aside: known.length === 2 ? { value: converted.join(' × '), note: isMetric ? 'in' : 'cm' } : undefined,
  }
}

function nameUnit({ amount, unit }: Length): string {
  return unit === 'ft' ? amount : `${amount} ${unit}`
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
  read: (query) => {
    const entries = query.get('size')?.split('_') ?? []
    return entries.flatMap(readEntry).slice(0, maxWindows)
  },
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
