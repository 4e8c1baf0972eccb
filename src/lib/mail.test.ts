import { expect, test } from 'vitest'
import { mailHref } from './mail.ts'

test('a mail link carries its subject, with spaces and signs spelled safely', () => {
  expect(mailHref('hello@example.com', 'Windows & glass')).toBe(
    'mailto:hello@example.com?subject=Windows%20%26%20glass',
  )
})
