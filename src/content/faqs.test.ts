import { expect, test } from 'vitest'
import { homeFaqs } from './faqs.ts'

test('the home page asks each question once', () => {
  expect(new Set(homeFaqs.map((faq) => faq.question)).size).toBe(homeFaqs.length)
})
