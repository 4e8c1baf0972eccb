import { expect, test } from 'vitest'
import { arrivals, extendedAreas, neighbourhoods } from './areas.ts'
import { homeFaqs } from './faqs.ts'

test('the home page answers eight questions, each once', () => {
  expect(homeFaqs).toHaveLength(8)
  expect(new Set(homeFaqs.map((faq) => faq.question)).size).toBe(8)
})

test('neighbourhoods stand in groups of 8, 5, 6 and 6, each place once', () => {
  const groups = Object.values(neighbourhoods)
  expect(groups.map((group) => [group.name, group.places.length])).toEqual([
    ['Inner City', 8],
    ['Central', 5],
    ['Established', 6],
    ['Suburban', 6],
  ])
  expect(new Set(groups.flatMap((group) => group.places)).size).toBe(25)
})

test('four extended areas and four arrival times, nearest first', () => {
  expect(extendedAreas).toHaveLength(4)
  expect(arrivals.map((arrival) => [arrival.minutes.from, arrival.minutes.to])).toEqual([
    [15, 20],
    [20, 25],
    [25, 30],
    [35, 45],
  ])
})
