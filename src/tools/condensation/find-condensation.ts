import type { Range } from '../../lib/format.ts'

// Temperatures are in °C, relative humidity in per cent, thermal transmittance (the U-value) in W/m²K and surface
// resistances in m²K/W. Left out, because visitors cannot know them: wind, sun, curtains, the frame, warm-edge spacers.

export type Glass = 'single' | 'double' | 'lowE' | 'triple'

export type CondensationInput = {
  readonly glass: Glass
  /** The temperature of the outside air. */
  readonly outside: number
  /** The relative humidity of the room. */
  readonly humidity: number
  /** The visitor has tried both sides, and the fog is still there. */
  readonly isLeftAfterWiping: boolean
}

/** What can be asked. A home is hardly ever drier or damper than this. */
export const outsideRange = { from: -35, to: 30 } as const satisfies Range
export const humidityRange = { from: 10, to: 70 } as const satisfies Range

export const roomTemperature = 21

/** Typical values for the middle of the glass, rounded: plain glass, an older Low-E unit, a plain triple one. */
const uValues: Readonly<Record<Glass, number>> = { single: 5.8, double: 2.8, lowE: 1.6, triple: 1 }

/** Surface resistances after ISO 6946: indoors, and outdoors in winter wind. U-values are stated for these two. */
const indoorResistance = 0.13
const outdoorResistance = 0.04
/** Outdoors on a night without wind. */
const stillAirResistance = 0.12

/**
 * How much lower the temperature factor is beside a metal spacer than in the middle of the glass. The one fitted
 * number: with it, double glass stays dry at the humidity that published guidance allows.
 */
const edgeFactorLoss = 0.18

/** What an upright pane radiates to a clear sky, in W/m²: emissivity 0.84, half the view, 85 W/m² to the whole sky. */
const skyLoss = 0.84 * 0.5 * 85
const dawnHumidity = 95
/** Warmer than this it is no longer dawn. */
const warmestDawn = 18

/** Half a degree under zero, so that ice is never said to be on glass that is shown, rounded, at 0 °C. */
const freezingPoint = -0.5

/** The Magnus formula over water with the constants that the WMO recommends, for −45 to 60 °C. */
const magnusFactor = 17.62
const magnusTemperature = 243.12

function findMagnusExponent(temperature: number): number {
  return (magnusFactor * temperature) / (magnusTemperature + temperature)
}

/** Over water also below zero, as weather reports have it: that is where drops form on glass before they freeze. */
export function findDewPoint(temperature: number, humidity: number): number {
  const exponent = Math.log(humidity / 100) + findMagnusExponent(temperature)
  return (magnusTemperature * exponent) / (magnusFactor - exponent)
}

/** Only a sealed unit has a space that fog can be locked into. */
export function hasSealedSpace(glass: Glass): boolean {
  return glass !== 'single'
}

type GlassTemperatures = {
  readonly middle: number
  /** At the sill, where the spacer makes a sealed unit coldest. */
  readonly edge: number
}

/** How warm the room side of the glass is. */
export function findGlassTemperatures(glass: Glass, outside: number): GlassTemperatures {
  const factor = 1 - uValues[glass] * indoorResistance
  const edgeFactor = hasSealedSpace(glass) ? factor - edgeFactorLoss : factor
  const difference = roomTemperature - outside
  return { middle: outside + factor * difference, edge: outside + edgeFactor * difference }
}

/** How warm the outer face is on a clear, still morning: heat comes from the room and the air, and goes to the sky. */
export function findOuterTemperature(glass: Glass, outside: number): number {
  const conductance = 1 / (1 / uValues[glass] - outdoorResistance)
  const gain = conductance * (roomTemperature - outside) - skyLoss
  return outside + gain / (conductance + 1 / stillAirResistance)
}

/** The most humidity at which the glass stays dry: the dew point of the room is then as low as the coldest glass. */
export function findHumidityLimit(glass: Glass, outside: number): number {
  const { edge } = findGlassTemperatures(glass, outside)
  return 100 * Math.exp(findMagnusExponent(edge) - findMagnusExponent(roomTemperature))
}

/** The part of a sealed unit's height that its spacer cools. */
const edgeHeight = 0.3
/** By how much room air cools as it sinks along the glass. */
const sinkingAirLoss = 2

function clampToUnit(value: number): number {
  return Math.min(1, Math.max(0, value))
}

/**
 * How high up from the sill the glass is colder than a temperature: 0 is nowhere, 1 the whole pane. It is good enough
 * to draw, not measured: first the cold edge, then the rest, because the air that has sunk to the sill is the coldest.
 */
export function findHeightBelow({ middle, edge }: GlassTemperatures, temperature: number): number {
  const rest = clampToUnit((temperature - middle) / sinkingAirLoss)
  if (edge >= middle) return rest
  return edgeHeight * clampToUnit((temperature - edge) / (middle - edge)) + (1 - edgeHeight) * rest
}

export type CondensationResult = CondensationInput &
  GlassTemperatures & {
    /** Of the air in the room. */
    readonly dewPoint: number
    readonly humidityLimit: number
    /** The coldest glass is below freezing, whether or not anything forms on it. */
    readonly isFreezing: boolean
    /** Heights from the sill up, from 0 to 1. It is frost when most of what forms is frozen. */
    readonly roomSide: { readonly wetHeight: number; readonly frozenHeight: number; readonly isFrost: boolean }
    readonly outerFace: { readonly isWet: boolean; readonly isFrost: boolean }
    readonly isBetweenPanes: boolean
  }

/** What forms on the glass or in it, and where. */
export function findCondensation(input: CondensationInput): CondensationResult {
  const { glass, outside, humidity, isLeftAfterWiping } = input
  const temperatures = findGlassTemperatures(glass, outside)
  const dewPoint = findDewPoint(roomTemperature, humidity)
  const wetHeight = findHeightBelow(temperatures, dewPoint)
  const frozenHeight = Math.min(wetHeight, findHeightBelow(temperatures, freezingPoint))
  const outer = findOuterTemperature(glass, outside)
  const isOuterWet = outside <= warmestDawn && outer < findDewPoint(outside, dawnHumidity)
  return {
    ...input,
    ...temperatures,
    dewPoint,
    humidityLimit: findHumidityLimit(glass, outside),
    isFreezing: temperatures.edge < freezingPoint,
    roomSide: { wetHeight, frozenHeight, isFrost: frozenHeight > wetHeight / 2 },
    outerFace: { isWet: isOuterWet, isFrost: isOuterWet && outer < freezingPoint },
    isBetweenPanes: isLeftAfterWiping && hasSealedSpace(glass),
  }
}

export type Answer = 'between' | 'room' | 'outside' | 'dry'

/** Several can be true at once. What needs a repair comes first, then what the visitor can change. */
export function chooseAnswer({ isBetweenPanes, roomSide, outerFace }: CondensationResult): Answer {
  if (isBetweenPanes) return 'between'
  if (roomSide.wetHeight > 0) return 'room'
  return outerFace.isWet ? 'outside' : 'dry'
}
