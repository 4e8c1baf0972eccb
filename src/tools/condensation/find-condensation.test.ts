import { expect, test } from 'vitest'
import {
  type CondensationInput,
  chooseAnswer,
  findCondensation,
  findDewPoint,
  findGlassTemperatures,
  findHeightBelow,
  findHumidityLimit,
  findOuterTemperature,
  type Glass,
  humidityRange,
  outsideRange,
} from './find-condensation.ts'

/** From the one that insulates least to the one that insulates most. */
const glasses: readonly Glass[] = ['single', 'double', 'lowE', 'triple']

function listNumbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

const outsideTemperatures = listNumbers(outsideRange.from, outsideRange.to)
const humidities = listNumbers(humidityRange.from, humidityRange.to)

function find(glass: Glass, outside: number, humidity: number, isLeftAfterWiping = false) {
  return findCondensation({ glass, outside, humidity, isLeftAfterWiping })
}

/** Saturation vapour pressure over water in hPa, from the Smithsonian Meteorological Tables. */
const vapourPressures = [
  { temperature: -35, pressure: 0.3139 },
  { temperature: -30, pressure: 0.5088 },
  { temperature: -25, pressure: 0.807 },
  { temperature: -20, pressure: 1.254 },
  { temperature: -15, pressure: 1.9118 },
  { temperature: -10, pressure: 2.8627 },
  { temperature: -5, pressure: 4.2148 },
  { temperature: 0, pressure: 6.1078 },
  { temperature: 5, pressure: 8.7192 },
  { temperature: 10, pressure: 12.272 },
  { temperature: 15, pressure: 17.044 },
  { temperature: 20, pressure: 23.373 },
  { temperature: 25, pressure: 31.671 },
  { temperature: 30, pressure: 42.43 },
]

test('the dew point is within 0.3 degrees of the published vapour pressures, from −35 to 30 °C', () => {
  const errors = vapourPressures.flatMap((air) =>
    vapourPressures
      .filter((dew) => dew.pressure <= air.pressure)
      .map((dew) => findDewPoint(air.temperature, (100 * dew.pressure) / air.pressure) - dew.temperature),
  )
  expect(errors).toHaveLength(105)
  expect(Math.max(...errors.map(Math.abs))).toBeLessThan(0.3)
})

test.each([
  [21, 40, 6.9],
  [21, 50, 10.2],
  [21, 60, 12.9],
  [20, 50, 9.3],
  [25, 60, 16.7],
  [30, 70, 23.9],
])('the dew point at %i °C and %i %% is the published %d °C', (temperature, humidity, published) => {
  expect(Math.abs(findDewPoint(temperature, humidity) - published)).toBeLessThan(0.1)
})

/**
 * What window makers and the Minnesota Department of Public Service advise for double glass and a room at 21 °C: the
 * middle of each span of outside temperatures. Above −5 °C their 40 % is a limit for the house, not for the glass.
 */
test.each([
  [-28, 15],
  [-25.5, 20],
  [-19.5, 25],
  [-14, 30],
  [-8.5, 35],
  [-5, 40],
])('at %d °C, double glass stays dry up to the published %i %%, within 3 points', (outside, published) => {
  expect(Math.abs(findHumidityLimit('double', outside) - published)).toBeLessThan(3)
})

test('better glass is warmer inside, colder outside and tolerates more humidity, at every temperature', () => {
  for (const outside of outsideTemperatures.filter((temperature) => temperature < 21)) {
    for (const [index, better] of glasses.slice(1).entries()) {
      const worse = glasses[index] as Glass
      expect(findHumidityLimit(better, outside)).toBeGreaterThan(findHumidityLimit(worse, outside))
      expect(findGlassTemperatures(better, outside).edge).toBeGreaterThan(findGlassTemperatures(worse, outside).edge)
      expect(findOuterTemperature(better, outside)).toBeLessThan(findOuterTemperature(worse, outside))
    }
  }
})

test('glass at the temperature of the room has it all over', () => {
  for (const glass of glasses) {
    expect(findGlassTemperatures(glass, 21)).toEqual({ middle: 21, edge: 21 })
    expect(findHumidityLimit(glass, 21)).toBeCloseTo(100)
  }
})

test('under a clear sky the outer face loses 2 to 4 degrees, the more the better the glass', () => {
  const losses = glasses.map((glass) => 21 - findOuterTemperature(glass, 21))
  expect(losses.map(Math.round)).toEqual([2, 3, 4, 4])
})

test('the outer face can be wet from these temperatures up to 18 °C', () => {
  const wet = glasses.map((glass) => outsideTemperatures.filter((outside) => find(glass, outside, 10).outerFace.isWet))
  expect(wet.map((temperatures) => temperatures[0])).toEqual([18, 13, 5, -7])
  expect(wet.map((temperatures) => temperatures.at(-1))).toEqual([18, 18, 18, 18])
})

test('condensation climbs from the sill: the cold edge first, then the rest', () => {
  const temperatures = { edge: 2, middle: 8 }
  const heights = [2, 5, 8, 9, 10, 12].map((temperature) => findHeightBelow(temperatures, temperature))
  expect(heights.map((height) => height.toFixed(2))).toEqual(['0.00', '0.15', '0.30', '0.65', '1.00', '1.00'])
  const single = { edge: 5, middle: 5 }
  expect([4, 5, 6, 7, 8].map((temperature) => findHeightBelow(single, temperature))).toEqual([0, 0, 0.5, 1, 1])
})

test.each<[...Parameters<typeof find>, string]>([
  ['double', -20, 40, false, 'room'],
  ['single', -28, 35, false, 'room'],
  ['single', -20, 40, true, 'room'],
  ['triple', 6, 35, false, 'outside'],
  ['lowE', 8, 35, false, 'outside'],
  ['double', 15, 35, false, 'outside'],
  ['double', -20, 20, false, 'dry'],
  ['lowE', -12, 30, false, 'dry'],
  ['double', 2, 35, false, 'dry'],
  ['single', 8, 30, false, 'dry'],
  ['double', 25, 50, false, 'dry'],
  ['double', 4, 35, true, 'between'],
  ['triple', -30, 60, true, 'between'],
])('%s glass at %i °C and %i %%, left after wiping: %s, answers %s', (glass, outside, humidity, isLeft, answer) => {
  expect(chooseAnswer(find(glass, outside, humidity, isLeft))).toBe(answer)
})

test('a single pane freezes over, a double one has water above a little ice, in drier air only a little frost', () => {
  expect(find('single', -20, 35).roomSide).toEqual({ wetHeight: 1, frozenHeight: 1, isFrost: true })
  const water = find('double', -20, 40).roomSide
  expect(water.isFrost).toBe(false)
  expect(water.wetHeight).toBeGreaterThan(0.5)
  expect(water.frozenHeight).toBeGreaterThan(0)
  expect(water.frozenHeight).toBeLessThan(0.1)
  const frost = find('double', -25, 20).roomSide
  expect(frost.isFrost).toBe(true)
  expect(frost.frozenHeight).toBe(frost.wetHeight)
})

test('every combination is consistent', () => {
  const isConsistent = (input: CondensationInput): boolean => {
    const { roomSide, outerFace, ...result } = findCondensation(input)
    const isWet = roomSide.wetHeight > 0
    return (
      isWet === input.humidity > result.humidityLimit &&
      isWet === result.edge < result.dewPoint &&
      roomSide.wetHeight <= 1 &&
      roomSide.frozenHeight <= roomSide.wetHeight &&
      roomSide.frozenHeight > 0 === (isWet && Math.round(result.edge) < 0) &&
      (!roomSide.isFrost || roomSide.frozenHeight > 0) &&
      (!outerFace.isFrost || (outerFace.isWet && input.outside < 4))
    )
  }
  const inconsistent = glasses
    .flatMap((glass) => outsideTemperatures.map((outside) => ({ glass, outside })))
    .flatMap((weather) => humidities.map((humidity) => ({ ...weather, humidity, isLeftAfterWiping: false })))
    .filter((input) => !isConsistent(input))
  expect(inconsistent).toEqual([])
})
