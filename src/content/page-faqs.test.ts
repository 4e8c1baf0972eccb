import { expect, test } from 'vitest'
import { faqGroups, homeFaqs, pageFaqs } from './faqs.ts'

test('the FAQ page answers sixteen questions, each under its own readable hash', () => {
  const ids = pageFaqs.map(({ id }) => id)
  expect(ids).toHaveLength(16)
  expect(new Set(ids).size).toBe(16)
  expect(ids.filter((id) => !/^[a-z-]+$/.test(id))).toEqual([])
})

test('the questions stand in the order of their groups, four in each', () => {
  const groups = Object.keys(faqGroups)
  expect(pageFaqs.map(({ group }) => group)).toEqual(groups.flatMap((group) => Array(4).fill(group)))
})

test('no answer repeats the home page word for word', () => {
  const home = homeFaqs.map(({ answer }) => answer)
  expect(pageFaqs.filter(({ answer }) => home.some((said) => said === answer))).toEqual([])
})
