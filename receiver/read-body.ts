import { chooseUploadLimitMs, maxBodyBytes } from '../src/form/request.ts'
import { RefusedError } from './refused-error.ts'
import { refuseBusy, type Upload } from './uploads.ts'

/** What is announced as longer is refused at once. */
const maxDroppedBytes = 2 * maxBodyBytes
/** Who sends less in an interval is given up: 13 KB a second, a fifth of what the form itself waits for. */
const minBytesPerInterval = 256 * 1024

// After so much others have their turn, the longer the more bodies are under way: all of them together get 64 MB a second.
// Node would read megabytes of each before it lets in another visitor.
const bytesPerTurn = 64 * 1024

export interface BodyOptions {
  paceIntervalMs: number
  /** Refuses what is under way, because the process is about to end. */
  signal: AbortSignal | undefined
}

export function readLength(headers: Headers): number {
  const announced = headers.get('Content-Length')
  if (announced === null) throw new RefusedError({ code: 'length-required' })
  const length = Number(announced)
  if (!(length <= maxDroppedBytes)) throw new RefusedError({ code: 'total-too-large' })
  return length
}

/**
 * Reads a body into one buffer of its announced length. What is too large, or there is no memory for, is read all the
 * same and dropped, because a browser that is still sending does not look for a response.
 */
export async function readBody(
  request: Request,
  { length, isKept, countUnderWay }: Upload,
  options: BodyOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(isKept ? length : 0)
  let received = 0
  let pauseAt = bytesPerTurn
  for await (const chunk of readChunks(request, length, options)) {
    if (received + chunk.length > length) throw new RefusedError({ code: 'malformed' })
    if (isKept) bytes.set(chunk, received)
    received += chunk.length
    if (received < pauseAt) continue
    pauseAt = received + bytesPerTurn
    await new Promise((resolve) => setTimeout(resolve, countUnderWay()))
  }
  if (length > maxBodyBytes) throw new RefusedError({ code: 'total-too-large' })
  if (!isKept) throw refuseBusy()
  if (received < length) throw new RefusedError({ code: 'malformed' })
  return bytes
}

/** The chunks of a body, as long as they come fast enough. */
async function* readChunks(
  request: Request,
  length: number,
  { paceIntervalMs, signal }: BodyOptions,
): AsyncGenerator<Uint8Array> {
  if (!request.body) return
  const reader = (request.body as ReadableStream<Uint8Array>).getReader()
  let refusal: RefusedError | undefined
  const refuse = (error: RefusedError) => {
    refusal ??= error
    // Ends the read that is waiting.
    reader.cancel().catch(() => {})
  }
  const refuseSlow = () => refuse(new RefusedError({ code: 'too-slow' }))
  const refuseStopped = () => refuse(refuseBusy())
  let sinceLastLook = 0
  const pace = setInterval(() => {
    if (sinceLastLook < minBytesPerInterval) refuseSlow()
    sinceLastLook = 0
  }, paceIntervalMs)
  const deadline = setTimeout(refuseSlow, chooseUploadLimitMs(length))
  signal?.addEventListener('abort', refuseStopped)
  if (signal?.aborted) refuseStopped()
  try {
    for (;;) {
      const { value } = await reader.read().catch(() => ({ value: undefined }))
      if (refusal) throw refusal
      if (!value) return
      sinceLastLook += value.length
      yield value
    }
  } finally {
    clearInterval(pace)
    clearTimeout(deadline)
    signal?.removeEventListener('abort', refuseStopped)
    await reader.cancel().catch(() => {})
  }
}
