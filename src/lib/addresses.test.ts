import { expect, test } from 'vitest'
import { addressOf } from './addresses.ts'

const site = new URL('https://example.com/')

test('addresses are absolute and end without a slash, the home page included', () => {
  expect(addressOf('/', site)).toBe('https://example.com')
  expect(addressOf('/about', site)).toBe('https://example.com/about')
})
