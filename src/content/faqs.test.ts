import { expect, test } from 'vitest'
import { faqGroups, homeFaqs, pageFaqs } from './faqs.ts'

test('the home page asks each question once', () => {
  expect(new Set(homeFaqs.map((faq) => faq.question)).size).toBe(homeFaqs.length)
})

test('the FAQ page has each question under its own readable hash', () => {
  const ids = pageFaqs.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z-]+$/.test(id))).toEqual([])
})

test('the questions stand in the order of their groups', () => {
  const groups = Object.keys(faqGroups)
  const orders = pageFaqs.map(({ group }) => groups.indexOf(group))
  expect(orders).toEqual(orders.toSorted((a, b) => a - b))
  expect(new Set(orders).size).toBe(groups.length)
})

test('no answer repeats the home page word for word', () => {
  const home = homeFaqs.map(({ answer }) => answer)
  expect(pageFaqs.filter(({ answer }) => home.some((said) => said === answer))).toEqual([])
})
