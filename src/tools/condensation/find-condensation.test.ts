import { expect, test } from 'vitest'
import { findDewPoint, findHumidityLimit, findMoisture, type Glass } from './find-condensation.ts'

/** From the one that insulates least to the one that insulates most. */
const glasses: readonly Glass[] = ['single', 'double', 'lowE', 'triple']

/** Saturation vapour pressure over water in hPa, from −35 to 30 °C by fives: the Smithsonian Meteorological Tables. */
const pressures = [0.3139, 0.5088, 0.807, 1.254, 1.9118, 2.8627, 4.2148, 6.1078, 8.7192, 12.272, 17.044, 23.373, 31.671]
const tables = [...pressures, 42.43].map((pressure, index) => ({ temperature: 5 * index - 35, pressure }))

test('the dew point is within 0.3 degrees of the published vapour pressures, from −35 to 30 °C', () => {
  const errors = tables.flatMap((air) =>
    tables
      .filter((dew) => dew.pressure <= air.pressure)
      .map((dew) => findDewPoint(air.temperature, (100 * dew.pressure) / air.pressure) - dew.temperature),
  )
  expect(errors).toHaveLength(105)
  expect(Math.max(...errors.map(Math.abs))).toBeLessThan(0.3)
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
  expect(Math.abs(findHumidityLimit({ glass: 'double', outside, room: 21 }) - published)).toBeLessThan(3)
})

test('what is wet is wet above the limit and only there, and better glass is never worse, in every combination', () => {
  const wrong: unknown[] = []
  const humidities = Array.from({ length: 86 }, (_, index) => 5 + index)
  for (const room of [10, 15, 21, 26, 30]) {
    for (let outside = -40; outside <= 30; outside += 1) {
      const limits = glasses.map((glass) => findHumidityLimit({ glass, outside, room }))
      if (outside < room && limits.join() !== limits.toSorted((a, b) => a - b).join()) wrong.push({ room, outside })
      for (const [index, glass] of glasses.entries()) {
        const isWrong = (humidity: number) =>
          Boolean(findMoisture({ glass, outside, room }, humidity)) !== humidity > Number(limits[index])
        if (humidities.some(isWrong)) wrong.push({ glass, outside, room })
      }
    }
  }
  expect(wrong).toEqual([])
})

test.each<[Glass, number, number, ReturnType<typeof findMoisture>]>([
  ['single', -20, 35, { coversMost: true, isFrost: true }],
  ['double', -20, 40, { coversMost: true, isFrost: false }],
  ['double', -25, 20, { coversMost: false, isFrost: true }],
  ['double', 2, 60, { coversMost: false, isFrost: false }],
  ['lowE', -12, 30, undefined],
])('%s glass at %i °C and %i %% humidity', (glass, outside, humidity, expected) => {
  expect(findMoisture({ glass, outside, room: 21 }, humidity)).toEqual(expected)
})
