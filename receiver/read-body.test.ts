import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseUploadLimitMs, maxBodyBytes } from '../src/form/request.ts'
import { createUploads, readBody, type Upload } from './read-body.ts'

const options = { paceIntervalMs: 20_000 }
const megabyte = 1024 * 1024

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A body that comes in chunks, each as long after the one before it. */
function sendSlowly(length: number, chunkLength: number, everyMs: number): Request {
  let left = length
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, everyMs))
      controller.enqueue(new Uint8Array(Math.min(chunkLength, left)))
      left -= Math.min(chunkLength, left)
      if (left === 0) controller.close()
    },
  })
  return new Request('https://site.example', { method: 'POST', body, duplex: 'half' } as RequestInit)
}

function announce(length: number, isKept = true): Upload {
  return { sender: 'a', length, isKept, countUnderWay: () => 1, end: () => {} }
}

function read(length: number, chunkLength: number, everyMs: number) {
  return readBody(sendSlowly(length, chunkLength, everyMs), announce(length), options)
}

test('who sends as slowly as the form allows is read to the end', async () => {
  const reading = read(4 * megabyte, 100_000, 1500)
  await vi.advanceTimersByTimeAsync(chooseUploadLimitMs(4 * megabyte))
  expect((await reading).length).toBe(4 * megabyte)
})

test('who keeps the connection busy with a byte now and then is refused at the next look', async () => {
  const refused = expect(read(4 * megabyte, 1, 15_000)).rejects.toThrow('too-slow')
  await vi.advanceTimersByTimeAsync(options.paceIntervalMs)
  await refused
})

test('who stops after a good beginning is refused', async () => {
  const request = sendSlowly(4 * megabyte, 2 * megabyte, 1000)
  const upload = announce(8 * megabyte)
  const endless = new Request('https://site.example', {
    method: 'POST',
    body: request.body?.pipeThrough(new TransformStream({ flush: () => new Promise<void>(() => {}) })) ?? null,
    duplex: 'half',
  } as RequestInit)
  const refused = expect(readBody(endless, upload, options)).rejects.toThrow('too-slow')
  await vi.advanceTimersByTimeAsync(2 * options.paceIntervalMs)
  await refused
})

test('nobody gets longer than the form itself waits', async () => {
  const limitMs = chooseUploadLimitMs(4 * megabyte)
  const refused = expect(read(4 * megabyte, 20_000, 1000)).rejects.toThrow('too-slow')
  await vi.advanceTimersByTimeAsync(limitMs)
  await refused
})

test('a body that ends too early is damaged', async () => {
  const request = new Request('https://site.example', { method: 'POST', body: 'half' })
  await expect(readBody(request, announce(8), options)).rejects.toThrow('malformed')
})

test('what there is no memory for is read to its end before it is refused', async () => {
  const request = new Request('https://site.example', { method: 'POST', body: 'whole' })
  const refused = readBody(request, announce(5, false), options)
  await expect(refused).rejects.toThrow('busy')
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
