import type { AddressCodec } from '../kit/use-address-state.ts'
import type { Glass } from './find-condensation.ts'
import { between, type Film, glassNames, type Place, placeWords } from './words.ts'

export type Unit = 'C' | 'F'
export type NumberName = keyof typeof scales

/** What the visitor has said, and nothing else. Temperatures are in the unit in which they were said. */
export type Fog = { readonly unit: Unit } & { readonly [name in NumberName]?: number | undefined } & {
  readonly where?: Place | undefined
  readonly film?: Film | undefined
  readonly glass?: Glass | undefined
}

/** What can be said, in °C and per cent, and an example. A home is hardly ever outside of it. */
const scales = {
  outside: { from: -40, to: 30, example: -20 },
  room: { from: 10, to: 30, example: 21 },
  humidity: { from: 5, to: 90, example: 40 },
} as const
export const numberNames = Object.keys(scales) as NumberName[]

/** To one decimal, so that there and back gives the same number. */
function convert(value: number, from: Unit, to: Unit): number {
  if (from === to) return value
  const converted = to === 'F' ? (value * 9) / 5 + 32 : ((value - 32) * 5) / 9
  return Math.round(converted * 10) / 10
}

/** From where to where a number goes, in the unit of the visitor. */
export function findScale(name: NumberName, unit: Unit) {
  const scale = scales[name]
  if (name === 'humidity') return scale
  const change = (value: number) => Math.round(convert(value, 'C', unit))
  return { from: change(scale.from), to: change(scale.to), example: change(scale.example) }
}

/** What was said, in °C, or the example. */
export function toCelsius(name: 'outside' | 'room', { unit, [name]: said }: Fog): number {
  return said === undefined ? scales[name].example : convert(said, unit, 'C')
}

/** The same temperatures in the other unit. */
export function changeUnit(fog: Fog): Fog {
  const unit = fog.unit === 'C' ? 'F' : 'C'
  const change = (value: number | undefined) => (value === undefined ? value : convert(value, fog.unit, unit))
  return { ...fog, unit, outside: change(fog.outside), room: change(fog.room) }
}

/** A number with at most one decimal, within its scale, or nothing. */
export function readNumber(text: string | null, name: NumberName, unit: Unit): number | undefined {
  const { from, to } = findScale(name, unit)
  const value = text && /^-?\d{1,3}(\.\d)?$/.test(text) ? Number(text) : Number.NaN
  return value >= from && value <= to ? value : undefined
}

/** The last word counts: fog that wipes off leaves no film between panes, and a single pane has no space for fog. */
export function say(fog: Fog, said: Partial<Fog>): Fog {
  const all = { ...fog, ...said }
  if (all.where !== 'between') return { ...all, film: undefined }
  return { ...all, glass: all.glass === 'single' ? undefined : all.glass }
}

/** A choice by its name in a link, if there is such a one. */
export function choose<Name extends string>(choices: Readonly<Record<Name, unknown>>, name: string | null) {
  return Object.hasOwn(choices, name ?? '') ? (name as Name) : undefined
}

/** `?fog=room&out=-20&in=21&humidity=40&glass=double` */
export const codec: AddressCodec<Fog> = {
  read: (query) => {
    const unit = query.get('unit') === 'F' ? 'F' : 'C'
    const said = {
      where: choose(placeWords, query.get('fog')),
      film: choose(between.films, query.get('film')),
      outside: readNumber(query.get('out'), 'outside', unit),
      room: readNumber(query.get('in'), 'room', unit),
      humidity: readNumber(query.get('humidity'), 'humidity', unit),
      glass: choose(glassNames, query.get('glass')),
    }
    return say({ unit }, said)
  },
  write: ({ unit, where: fog = '', film = '', outside = '', room = '', humidity = '', glass = '' }) => {
    const numbers = { out: String(outside), in: String(room), humidity: String(humidity) }
    return { fog, film, ...numbers, glass, unit: unit === 'F' ? unit : '' }
  },
}
