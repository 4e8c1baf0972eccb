import { expect, test } from 'vitest'
import { readReceiverAddress, readSiteUrl } from './settings.ts'

const defaultUrl = 'https://www.northpane.example'

test('the URL of the site is that of the business file unless SITE_URL is set', () => {
  expect(readSiteUrl(undefined, defaultUrl)).toBe(defaultUrl)
  expect(readSiteUrl('https://www.site.example', defaultUrl)).toBe('https://www.site.example')
})

test.each(['', ' ', '\t\n'])('SITE_URL=%j is refused in words, not replaced', (value) => {
  expect(() => readSiteUrl(value, defaultUrl)).toThrow(/^SITE_URL is empty: set it/)
})

test.each(['www.site.example', 'mailto:a@site.example', 'https://', 'localhost:4321'])(
  '%s is no URL of a site',
  (value) => {
    expect(() => readSiteUrl(value, defaultUrl)).toThrow(`SITE_URL=${value} is not a URL such as`)
  },
)

test('the receiver is on the same machine unless RECEIVER_ADDRESS is set', () => {
  expect(readReceiverAddress(undefined)).toBe('127.0.0.1:4323')
  expect(readReceiverAddress('receiver:8000')).toBe('receiver:8000')
})

test.each(['receiver', 'http://receiver:80', 'a:1;', 'a b:1'])('RECEIVER_ADDRESS=%s is refused, by name', (value) => {
  expect(() => readReceiverAddress(value)).toThrow(`RECEIVER_ADDRESS=${value} is not a host and a port`)
})
