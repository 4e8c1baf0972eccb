import { expect, test } from 'vitest'
import { readReceiverAddress } from './receiver-address.ts'

test('it is on the same machine unless it is set', () => {
  expect(readReceiverAddress(undefined)).toBe('127.0.0.1:4323')
  expect(readReceiverAddress('receiver:8000')).toBe('receiver:8000')
})

test.each(['receiver', 'http://receiver:80', 'a:1;', 'a b:1'])('%s is refused, by name', (value) => {
  expect(() => readReceiverAddress(value)).toThrow(`RECEIVER_ADDRESS=${value} is not a host and a port`)
})
