import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseUploadLimitMs, maxBodyBytes } from '../src/form/request.ts'
import { createUploads, readBody, type Upload } from './read-body.ts'

const options = { paceIntervalMs: 20_000 }
const megabyte = 1024 * 1024

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function announce(length: number, isKept = true): Upload {
  return { sender: 'a', length, isKept, countUnderWay: () => 1, end: () => {} }
}

/** Reads a body that comes in chunks, each as long after the one before it. What is sent may be less than all of it. */
function read(length: number, chunkLength: number, everyMs: number, sentLength = length) {
  let left = sentLength
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => left > 0 && setTimeout(resolve, everyMs))
      const chunk = new Uint8Array(Math.min(chunkLength, left))
      controller.enqueue(chunk)
      left -= chunk.length
      if (left === 0 && sentLength === length) controller.close()
    },
  })
  const request = new Request('https://site.example', { method: 'POST', body, duplex: 'half' } as RequestInit)
  return readBody(request, announce(length), options)
}

test('who sends as slowly as the form allows is read to the end', async () => {
  const reading = read(4 * megabyte, 100_000, 1500)
  await vi.advanceTimersByTimeAsync(chooseUploadLimitMs(4 * megabyte))
  expect((await reading).length).toBe(4 * megabyte)
})

test.each([
  ['keeps the connection busy with a byte now and then', 1, 15_000, 4 * megabyte, options.paceIntervalMs],
  ['stops after a good beginning', megabyte, 1000, 2 * megabyte, 2 * options.paceIntervalMs],
  ['takes longer than the form itself waits', 20_000, 1000, 4 * megabyte, chooseUploadLimitMs(4 * megabyte)],
])('who %s is refused', async (_case, chunkLength, everyMs, sentLength, afterMs) => {
  const refused = expect(read(4 * megabyte, chunkLength, everyMs, sentLength)).rejects.toThrow('too-slow')
  await vi.advanceTimersByTimeAsync(afterMs)
  await refused
})

test('a body that ends too early is damaged', async () => {
  const request = new Request('https://site.example', { method: 'POST', body: 'half' })
  await expect(readBody(request, announce(8), options)).rejects.toThrow('malformed')
})

test.each([
  ['there is no memory for', 5, 'busy'],
  ['is too large', maxBodyBytes + 1, 'total-too-large'],
])('what %s is read to its end before it is refused', async (_case, length, code) => {
  const request = new Request('https://site.example', { method: 'POST', body: 'whole' })
  await expect(readBody(request, announce(length, false), options)).rejects.toThrow(code)
  expect(request.bodyUsed).toBe(true)
})

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
  const kept = Array.from({ length: 6 }, () => begin('a', 0.4 * maxBodyBytes).isKept)
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
