import { expect, test } from 'vitest'
import { readSiteUrl } from './site-url.ts'

const otherwise = 'https://www.northpane.example'

test('it is that of the business file unless SITE_URL is set', () => {
  expect(readSiteUrl(undefined, otherwise)).toBe(otherwise)
  expect(readSiteUrl('https://www.site.example', otherwise)).toBe('https://www.site.example')
})

test.each(['', ' ', '\t\n'])('%j is refused in words, not replaced', (value) => {
  expect(() => readSiteUrl(value, otherwise)).toThrow(/^SITE_URL is empty: set it/)
})

test.each(['www.site.example', 'mailto:a@site.example', 'https://', 'localhost:4321'])(
  '%s is no URL of a site',
  (value) => {
    expect(() => readSiteUrl(value, otherwise)).toThrow(`SITE_URL=${value} is not a URL such as`)
  },
)
