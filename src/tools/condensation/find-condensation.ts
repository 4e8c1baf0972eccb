// Temperatures are in °C, relative humidity in per cent, thermal transmittance (the U-value) in W/m²K and surface
// resistances in m²K/W. Left out, because visitors cannot know them: wind, curtains, the frame, warm-edge spacers.

export type Conditions = {
  readonly glass: Glass
  /** The temperature of the outside air. */
  readonly outside: number
  /** The temperature of the room. */
  readonly room: number
}

/** Typical values for the middle of the glass, rounded: plain glass, an older Low-E unit, a plain triple one. */
const uValues = { single: 5.8, double: 2.8, lowE: 1.6, triple: 1 } as const
export type Glass = keyof typeof uValues

/** Indoors, after ISO 6946. U-values are stated for it. */
const indoorResistance = 0.13

/**
 * How much lower the temperature factor is beside a metal spacer than in the middle of the glass. The one fitted
 * number: with it, double glass stays dry at the humidity that published guidance allows.
 */
const edgeFactorLoss = 0.18

/** Half a degree under zero, because the temperature of glass is no better known than that. */
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

/** How warm the room side of the glass is. At the sill the spacer of a sealed unit makes it coldest. */
export function findGlassTemperatures({ glass, outside, room }: Conditions) {
  const factor = 1 - uValues[glass] * indoorResistance
  const edgeFactor = glass === 'single' ? factor : factor - edgeFactorLoss
  return { middle: outside + factor * (room - outside), edge: outside + edgeFactor * (room - outside) }
}

/** The most humidity at which the glass stays dry: the dew point of the room is then as low as the coldest glass. */
export function findHumidityLimit(conditions: Conditions): number {
  const { edge } = findGlassTemperatures(conditions)
  return Math.min(100, 100 * Math.exp(findMagnusExponent(edge) - findMagnusExponent(conditions.room)))
}

/** What forms on the room side, if anything: along the sill, or where the middle is cold enough too, over most of it. */
export function findMoisture(conditions: Conditions, humidity: number) {
  const { middle, edge } = findGlassTemperatures(conditions)
  const dewPoint = findDewPoint(conditions.room, humidity)
  if (dewPoint <= edge) return undefined
  const coversMost = dewPoint > middle
  return { coversMost, isFrost: (coversMost ? middle : edge) < freezingPoint }
}
