import { readFileSync } from 'node:fs'
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

const compose = readFileSync('hosting/docker/compose.yaml', 'utf8')

/** The settings that docs/receive.md lists, and SITE_URL, which it explains elsewhere. */
function listSettings(): string[] {
  const readme = readFileSync('docs/receive.md', 'utf8')
  const [, table = ''] = /\| setting \| \|\n\|[-|]+\|\n((?:\|.*\n)+)/.exec(readme) ?? []
  const names = table.split('\n').flatMap((row) => (row.split('|')[1] ?? '').match(/[A-Z][A-Z_]+/g) ?? [])
  return ['SITE_URL', ...names]
}

/** The image and the build have values of their own for these. */
const inside = ['REQUESTS_FOLDER', 'SITE_ROOT', 'RECEIVER_ADDRESS', 'TRUST_PROXY']

test('every setting of the receiver is passed on to its container', () => {
  const passedOn = listSettings().filter((name) => !inside.includes(name))
  expect(passedOn.length).toBeGreaterThanOrEqual(8)
  for (const name of passedOn) expect(compose).toMatch(new RegExp(`^      ${name}: \\$\\{${name}\\b`, 'm'))
})
