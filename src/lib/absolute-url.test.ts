import { expect, test } from 'vitest'
import { absoluteUrl } from './absolute-url.ts'

const site = new URL('https://example.com/')

test('URLs are absolute and end without a slash, the home page included', () => {
  expect(absoluteUrl('/', site)).toBe('https://example.com')
  expect(absoluteUrl('/about', site)).toBe('https://example.com/about')
})
