import { expect, test } from 'vitest'
import { readEstimateEndpoint, refuseTakenPath } from './endpoint.ts'

test.each([undefined, ''])('%j switches it off', (value) => {
  expect(readEstimateEndpoint(value)).toBeUndefined()
})

test.each(['/estimate', '/api/free-estimate'])('%s is a path of the site', (value) => {
  expect(readEstimateEndpoint(value)).toEqual({ action: value, source: "'self'", path: value })
})

test('an https URL is a service elsewhere, allowed by its origin', () => {
  expect(readEstimateEndpoint('https://forms.example/f/a?b=c')).toEqual({
    action: 'https://forms.example/f/a?b=c',
    source: 'https://forms.example',
    path: undefined,
  })
})

test.each([
  'estimate',
  '/',
  '/estimate/',
  '//evil.example',
  '/a//b',
  '/Estimate',
  '/a b',
  '/a?b',
  '/$uri',
  'http://forms.example/',
  'https://user:word@forms.example/',
  'https://',
  'javascript:alert(1)',
  'yes',
])('%s is refused, by name', (value) => {
  expect(() => readEstimateEndpoint(value)).toThrow(`ESTIMATE_ENDPOINT=${value} is neither`)
})

test.each([
  ['/contact', true],
  ['/icons', true],
  ['/estimate', false],
  ['/icon', false],
  [undefined, false],
])('%s is taken by the site: %s', (value, isTaken) => {
  const check = () => refuseTakenPath(readEstimateEndpoint(value), ['contact.html', 'icons/icon-96.png'])
  if (isTaken) expect(check).toThrow(`ESTIMATE_ENDPOINT=${value} is a page or a folder`)
  else expect(check).not.toThrow()
})
