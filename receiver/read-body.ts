import { maxBodyBytes } from '../src/lib/estimate-request.ts'
import { RefusedError } from './refused-error.ts'

// A browser that is still sending may not see a response, so what is too large is read to its end, up to this.
const maxDrainedBytes = 2 * maxBodyBytes

export interface BodyOptions {
  /** How long the sender may be silent. */
  idleTimeoutMs: number
}

/** The chunks of a body. Stops with a refusal where the body is too large or stalls. */
export async function* readBody(request: Request, options: BodyOptions): AsyncGenerator<Uint8Array> {
  const body = request.body as ReadableStream<Uint8Array> | null
  if (!body) throw new RefusedError({ code: 'malformed' })
  const announced = Number(request.headers.get('Content-Length') ?? 0)
  if (announced > maxDrainedBytes) throw new RefusedError({ code: 'total-too-large' })
  const reader = body.getReader()
  let received = 0
  try {
    for (;;) {
      const chunk = await readChunk(reader, options)
      if (!chunk) break
      received += chunk.length
      if (received > maxDrainedBytes) throw new RefusedError({ code: 'total-too-large' })
      // What is announced as too large is not worth keeping from the start.
      if (Math.max(received, announced) <= maxBodyBytes) yield chunk
    }
    if (Math.max(received, announced) > maxBodyBytes) throw new RefusedError({ code: 'total-too-large' })
  } finally {
    await reader.cancel().catch(() => {})
  }
}

async function readChunk(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  { idleTimeoutMs }: BodyOptions,
): Promise<Uint8Array | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RefusedError({ code: 'too-slow' })), idleTimeoutMs)
  })
  try {
    const { value } = await Promise.race([reader.read(), silence])
    return value
  } catch (error) {
    // The sender has hung up.
    throw error instanceof RefusedError ? error : new RefusedError({ code: 'malformed' })
  } finally {
    clearTimeout(timer)
  }
}
