import { expect, test } from 'vitest'
import { scoreResponse } from './observatory.ts'

const headers = {
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
}
const documentPolicy = "default-src 'none';script-src 'self'"

test('a site that keeps every rule has 130 points', () => {
  expect(scoreResponse({ headers, documentPolicy })).toBe(130)
})

test('a bare response keeps no bonus', () => {
  expect(scoreResponse({ headers: { 'referrer-policy': 'no-referrer' }, documentPolicy: '' })).toBe(30)
})

test.each([
  ['a cookie', { ...headers, 'set-cookie': 'a=1' }, documentPolicy, 80],
  ['anyone may read it', { ...headers, 'access-control-allow-origin': '*' }, documentPolicy, 50],
  ['inline scripts of any kind', headers, `${documentPolicy} 'unsafe-inline'`, 80],
  ['eval', headers, `${documentPolicy} 'unsafe-eval'`, 110],
  ['a default that is wider', headers, "default-src 'self'", 125],
  ['anyone may frame it', { ...headers, 'content-security-policy': '' }, documentPolicy, 80],
  ['types are guessed', { ...headers, 'x-content-type-options': '' }, documentPolicy, 125],
  ['a month of https', { ...headers, 'strict-transport-security': 'max-age=2592000' }, documentPolicy, 120],
  ['full URLs to everyone', { ...headers, 'referrer-policy': 'unsafe-url' }, documentPolicy, 120],
])('%s costs what the Observatory takes for it', (_case, changed, policy, score) => {
  expect(scoreResponse({ headers: changed, documentPolicy: policy })).toBe(score)
})
