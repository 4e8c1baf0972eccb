import { expect, test } from 'vitest'
import { getRateLimitKey } from './rate-limit-key.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:2::6', '2001:db8:1::/48'],
  ['2001:db8::6', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['', ''],
])('%s counts as %s', (address, key) => {
  expect(getRateLimitKey(address)).toBe(key)
})
