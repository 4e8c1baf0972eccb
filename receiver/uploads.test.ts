import { expect, test } from 'vitest'
import { maxBodyBytes } from '../src/lib/estimate-request.ts'
import { createUploads } from './uploads.ts'

const megabyte = 1024 * 1024
const maxHeldBytes = 4 * maxBodyBytes

test('what all bodies hold together is bounded, and what one lets go is free for others', () => {
  const { begin } = createUploads(maxHeldBytes)
  const [first, ...others] = ['a', 'b', 'c', 'd'].map((sender) => begin(sender, maxBodyBytes))
  expect([first, ...others].every((upload) => upload?.isKept)).toBe(true)
  expect(begin('e', megabyte).isKept).toBe(false)
  first?.end()
  expect(begin('e', megabyte).isKept).toBe(true)
})

test('one sender gets half of the memory at the most', () => {
  const { begin } = createUploads(maxHeldBytes)
  const kept = Array.from({ length: 12 }, () => begin('a', maxBodyBytes).isKept)
  expect(kept.filter(Boolean)).toHaveLength(2)
  expect(begin('b', maxBodyBytes).isKept).toBe(true)
})

test('a request without photos finds room when there is none for photos', () => {
  const { begin } = createUploads(maxBodyBytes)
  begin('a', maxBodyBytes)
  expect(begin('b', megabyte).isKept).toBe(false)
  expect(begin('b', 20_000).isKept).toBe(true)
})

test('a body over the limit is not kept, however much room there is', () => {
  expect(createUploads(maxHeldBytes).begin('a', maxBodyBytes + 1).isKept).toBe(false)
})

test('how many are under way is bounded, from one sender and in all', () => {
  const { begin } = createUploads(maxHeldBytes)
  const [first] = Array.from({ length: 20 }, () => begin('a', 1))
  expect(() => begin('a', 1)).toThrow('busy')
  first?.end()
  expect(begin('a', 1).isKept).toBe(true)
  for (let sender = 0; sender < 80; sender++) begin(String(sender), 1)
  expect(() => begin('another', 1)).toThrow('busy')
})
