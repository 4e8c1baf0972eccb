import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readBody } from './read-body.ts'

const idleTimeoutMs = 20_000
const chunk = new Uint8Array(1000)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A body of ten chunks, each as long after the one before it. */
function sendSlowly(everyMs: number): Request {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, everyMs))
      if (sent++ < 10) controller.enqueue(chunk)
      else controller.close()
    },
  })
  return new Request('https://site.example', { method: 'POST', body, duplex: 'half' } as RequestInit)
}

async function countBytes(request: Request): Promise<number> {
  let count = 0
  for await (const { length } of readBody(request, { idleTimeoutMs })) count += length
  return count
}

test('who sends slowly but steadily is read to the end, however long it takes', async () => {
  const counted = countBytes(sendSlowly(idleTimeoutMs - 1))
  await vi.advanceTimersByTimeAsync(11 * idleTimeoutMs)
  expect(await counted).toBe(10 * chunk.length)
})

test('who is silent for longer is refused', async () => {
  const refused = expect(countBytes(sendSlowly(idleTimeoutMs + 1))).rejects.toThrow('too-slow')
  await vi.advanceTimersByTimeAsync(idleTimeoutMs)
  await refused
})
