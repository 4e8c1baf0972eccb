import { expect, test } from 'vitest'
import { maxBodyBytes } from '../src/form/request.ts'
import { createUploads } from './uploads.ts'

const megabyte = 1024 * 1024

test('what all bodies hold together is bounded, and what one lets go is free for others', () => {
  const { begin } = createUploads()
  const uploads = ['a', 'b'].map((sender) => begin(sender, maxBodyBytes))
  expect(uploads.map(({ isKept }) => isKept)).toEqual([true, true])
  expect(begin('c', maxBodyBytes).isKept).toBe(false)
  uploads[0]?.end()
  expect(begin('c', maxBodyBytes).isKept).toBe(true)
})

test('one sender gets half of the memory at the most', () => {
  const { begin } = createUploads()
  const kept = Array.from({ length: 6 }, () => begin('a', 10 * megabyte).isKept)
  expect(kept.filter(Boolean)).toHaveLength(2)
  expect(begin('b', maxBodyBytes).isKept).toBe(true)
})

test('a request without photos finds room when there is none for photos', () => {
  const { begin } = createUploads()
  for (const sender of ['a', 'b']) begin(sender, maxBodyBytes)
  expect(begin('e', megabyte).isKept).toBe(false)
  expect(begin('e', 20_000).isKept).toBe(true)
})

test('a body over the limit is not kept, however much room there is', () => {
  expect(createUploads().begin('a', maxBodyBytes + 1).isKept).toBe(false)
})

test.each([
  ['of one sender', 20, 1, () => 'a'],
  ['that are kept', 100, 1, String],
  ['that are dropped', 10, maxBodyBytes + 1, String],
])('bodies %s may be %s at the same time', (_case, max, length, nameSender) => {
  const { begin } = createUploads()
  const [first] = Array.from({ length: max }, (_, index) => begin(nameSender(index), length))
  expect(() => begin(nameSender(max), length)).toThrow('busy')
  first?.end()
  expect(() => begin(nameSender(max), length)).not.toThrow()
})
