import { setTimeout as wait } from 'node:timers/promises'
import { makePicture } from '../../../tests/receivers/requests.ts'
import type { Attack, Finding, Place } from './report.ts'
import { countStatuses, encodeForm, encodePart, type Response, upload } from './upload.ts'

const megabyte = 1_000_000
/** Less than a body may have, so that nothing is refused for its length. */
const announced = { length: 25 * megabyte }
const byteNowAndThen = { piece: Buffer.from('a'), everyMs: 5000 }
/** As fast as a phone sends. */
const photosAllTheTime = { piece: Buffer.alloc(50_000, 'a'), everyMs: 200 }

export async function sendNothing({ start }: Place): Promise<Finding> {
  const { sendVisitors } = await start()
  await sendVisitors()
  return { outcome: 'no attack' }
}

export async function sendLongBoundary({ start, signal }: Place): Promise<Finding> {
  const { port } = await start()
  const boundary = 'a'.repeat(15_000)
  const pieces = encodePart('photos', Buffer.alloc(7.9 * megabyte, 'a'), boundary)
  const outcome = countStatuses([await upload({ port, boundary, pieces, signal })])
  return { outcome, isMet: ({ processorSeconds }) => processorSeconds < 2 }
}

export async function sendSmallChunks({ start, signal }: Place): Promise<Finding> {
  const { port } = await start()
  const [head] = encodePart('photos')
  const firstChunk = Buffer.from(`${head.length.toString(16)}\r\n${head}\r\n`)
  // Whole chunks of six bytes, of which one is content.
  const pieces = [firstChunk, Buffer.alloc(20 * megabyte - 2, '1\r\na\r\n'), Buffer.from('0\r\n\r\n')]
  return { outcome: countStatuses([await upload({ port, pieces, length: 'chunked', signal })]) }
}

/** Requests that are in order, and too many; each names another address, which counts where the proxy is trusted. */
export function sendAtOnce(env: Record<string, string>): Attack {
  return async ({ start, signal }) => {
    const { port, sendVisitors } = await start(env)
    const photos = makePhotos(20)
    const visitors = sendVisitors()
    const uploads = repeat(500, (index) => {
      const headers = { 'X-Forwarded-For': `10.${index % 250}.${Math.floor(index / 250)}.1` }
      return upload({ port, headers, pieces: encodeForm(photos), signal })
    })
    const responses = await Promise.all(uploads)
    await visitors
    return { outcome: countStatuses(responses) }
  }
}

/** Uploads with a name that is too long, after photos or before, which go on until visitors have come and gone. */
export function sendMistakes(position: 'late' | 'early'): Attack {
  return async ({ start, signal }) => {
    const { port, sendVisitors } = await start()
    const photos = position === 'late' ? makePhotos(24).flatMap((photo) => encodePart('photos', photo)) : []
    const pieces = [...photos, ...encodePart('name', Buffer.alloc(5000, 'a')), ...encodePart('photos')]
    const drip = position === 'late' ? byteNowAndThen : photosAllTheTime
    const responses: Response[] = []
    // One after the other: what all of them send at once would be refused before the mistake.
    for (let count = 1; count <= 120; count += 1) {
      const from = `127.${count}.0.1`
      void upload({ port, from, pieces, drip, ...announced, signal }).then((response) => responses.push(response))
      await wait(300)
    }
    await sendVisitors()
    return { outcome: countStatuses(responses) || 'all held to the end' }
  }
}

/** Connections from one address that take what they can, never end, and come again when they are closed. */
export function holdConnections(megabytes: number): Attack {
  return async ({ start, signal }) => {
    const { port, sendVisitors } = await start()
    const photos = makePhotos(megabytes).flatMap((photo) => encodePart('photos', photo))
    const pieces = [...photos, ...encodePart('photos')]
    const responses: Response[] = []
    async function hold(): Promise<void> {
      while (!signal.aborted && responses.length < 1000) {
        responses.push(await upload({ port, pieces, drip: byteNowAndThen, ...announced, signal }))
        await wait(1000)
      }
    }
    void Promise.all(repeat(12, hold))
    // Until all of it is held, on a busy machine too.
    await wait(10_000)
    await sendVisitors()
    const outcome = countStatuses(responses) || 'all held to the end'
    return { outcome, isMet: ({ visitors, acknowledged }) => visitors === acknowledged }
  }
}

/** How much one address can store: what is accepted of 40, as often in an hour as the refusal allows. */
export async function storeFromOneAddress({ start, signal }: Place): Promise<Finding> {
  const { port } = await start()
  const photos = makePhotos(20)
  const responses: Response[] = []
  while (responses.length < 40) responses.push(await upload({ port, pieces: encodeForm(photos), signal }))
  return { outcome: countStatuses(responses) }
}

/** Three photos, because one alone may not be so large. */
function makePhotos(megabytes: number): Uint8Array[] {
  return repeat(3, (index) => makePicture(Math.floor((megabytes * megabyte) / 3), 'image/jpeg', index + 1))
}

export function repeat<Value>(count: number, run: (index: number) => Value): Value[] {
  return Array.from({ length: count }, (_, index) => run(index))
}
