import { describe, expect, test } from 'vitest'
import { business } from '../../content/business.ts'
import { arrivalMinutes, claims, prices } from '../../content/claims.ts'
import { arrivalGroups, type Place, places } from '../../content/places.ts'
import { listNamedIssues } from '../../content/testing-issues.ts'
import { formatMoneyRange, formatRange, type Range, sayMoneyRange, sayRange } from '../../lib/format.ts'
import { describeCost } from './cost-answer.ts'
import { estimateCost } from './estimate-cost.ts'
import { cost, costPlace, minWindowsForQuote, type Symptom, symptoms } from './words.ts'

const [broken, fog, draft, stuck] = symptoms
const mahogany = places.find(({ name }) => name === 'Mahogany')

const fogRange = { from: prices.foggyReseal.from, to: prices.foggyUnit.to }

function multiply({ from, to }: Range, count: number): Range {
  return { from: from * count, to: to * count }
}

describe('the range', () => {
  test.each([
    [broken, 1, prices.glassUnit],
    [broken, 2, prices.glassUnit],
    [fog, 1, fogRange],
    [fog, 3, fogRange],
    [draft, 8, prices.sealReplacement],
    [undefined, 1, prices.repair],
  ] as const)('is the stated one, times the number of windows', (symptom, windows, range) => {
    const { price } = describeCost({ symptom, windows, place: undefined })
    expect(price).toBe(formatMoneyRange(multiply(range, windows)))
  })

  test('of fog is shown in its two parts, the reseal first', () => {
    const { parts } = estimateCost(fog, 2)
    expect(parts.map(({ price }) => price)).toEqual([multiply(prices.foggyReseal, 2), multiply(prices.foggyUnit, 2)])
  })

  test('is a free quote where no price is stated', () => {
    expect(estimateCost(stuck, 2).price).toBeUndefined()
    const answer = describeCost({ symptom: stuck, windows: 1, place: undefined })
    expect(answer.price).toBe('Free quote')
    expect(answer.requestLine).toBe('A stuck crank or lock, 1 window. Free quote, please.')
  })

  test('is that of each window where one quote covers them all', () => {
    const answer = describeCost({ symptom: broken, windows: minWindowsForQuote, place: undefined })
    const price = formatMoneyRange(prices.glassUnit)
    expect(answer.price).toBe(price)
    expect(answer.estimate.isEach).toBe(true)
    expect(answer.decides).toBe(cost.oneQuote)
    expect(answer.requestLine).toBe(`Broken glass, ${minWindowsForQuote} or more windows. Range shown: ${price} each.`)
  })
})

test('an answer in words', () => {
  const price = multiply(prices.glassUnit, 2)
  const hours = multiply(claims.repairHours, 2)
  const perWindow = `of work, ${sayRange(claims.repairHours)} per window`
  expect(describeCost({ symptom: broken, windows: 2, place: mahogany })).toMatchObject({
    subject: 'Broken glass, 2 windows, Mahogany',
    hours: { value: `${formatRange(hours)} hours`, note: perWindow },
    sameDay: { value: 'Same day', note: broken.sameDay },
    arrival: {
      value: `${formatRange(arrivalMinutes.suburban)} min`,
      note: 'average emergency arrival in Mahogany',
    },
    message: `Hello ${business.shortName}, broken glass, 2 windows, Mahogany. A photo and the address:`,
    requestLine: `Broken glass, 2 windows, Mahogany. Range shown: ${formatMoneyRange(price)}.`,
    summary: `Broken glass, 2 windows, Mahogany: ${sayMoneyRange(price)}. ${sayRange(hours)} hours ${perWindow}.`,
  })
})

describe('every combination of answers', () => {
  const questions = [undefined, ...symptoms].flatMap((symptom: Symptom | undefined) =>
    Array.from({ length: minWindowsForQuote }, (_, index) => index + 1).flatMap((windows) =>
      [undefined, ...places].map((place: Place | undefined) => ({ symptom, windows, place })),
    ),
  )

  test('is answered, and contradicts no page', () => {
    expect(questions).toHaveLength(6 * minWindowsForQuote * (places.length + 1))
    for (const question of questions) {
      const { symptom, windows, place } = question
      const answer = describeCost(question)
      const { price, hours, isEach, scale } = answer.estimate
      const count = isEach ? 1 : windows
      const words = JSON.stringify(answer)
      expect(words).not.toMatch(/undefined|NaN|null/)
      // Never one price, and never outside of what all repairs are said to cost.
      if (price) {
        expect(price.from).toBeLessThan(price.to)
        expect(price.from).toBeGreaterThanOrEqual(prices.repair.from * count)
        expect(price.to).toBeLessThanOrEqual(scale)
      } else expect(symptom?.value).toBe('stuck')
      expect(hours).toEqual({ from: claims.repairHours.from * count, to: claims.repairHours.to * count })
      const group = arrivalGroups.find(({ places }) => places.some((name) => place && name.includes(place.name)))
      expect(answer.arrival.value).toBe(group ? `${formatRange(group.minutes)} min` : `${claims.responseMinutes} min`)
    }
  })
})

test('the prices are those of the table on the same page', () => {
  const table = costPlace.prices.rows.map(({ does, price }) => `${does} ${price}`).join(' ')
  const parts = symptoms.flatMap((symptom: Symptom) => symptom.parts.flatMap(({ price }) => price ?? []))
  expect(parts.length).toBeGreaterThan(3)
  for (const { from, to } of parts) {
    expect(table).toContain(`$${from}`)
    expect(table).toContain(`$${to}`)
  }
})

test('an issue is handed on where what is seen or done names it', () => {
  const named = symptoms.filter((symptom) => 'issue' in symptom)
  expect(named).toHaveLength(3)
  for (const { issue, label, parts } of named) {
    const words = [label, ...parts.map(({ name }) => name)].join('. ')
    expect(listNamedIssues(words), words).toContain(issue)
  }
})
