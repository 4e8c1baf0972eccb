import { expect, test } from 'vitest'
import { mailtoHref } from './mailto.ts'

test('a mail link carries its subject, with spaces and signs spelled safely', () => {
  expect(mailtoHref('hello@example.com', 'Windows & glass')).toBe(
    'mailto:hello@example.com?subject=Windows%20%26%20glass',
  )
})

test('a mail link may carry the text, with line breaks as mail has them', () => {
  expect(mailtoHref('hello@example.com', 'Glass', 'Name: Zoë & Co\n\nFoggy\r\nwindow')).toBe(
    'mailto:hello@example.com?subject=Glass&body=Name%3A%20Zo%C3%AB%20%26%20Co%0D%0A%0D%0AFoggy%0D%0Awindow',
  )
})
