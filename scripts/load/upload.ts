import { connect } from 'node:net'
import { filledIn } from '../../tests/receivers/requests.ts'

export interface Upload {
  port: number
  /** All of 127.0.0.0/8 is this machine, so that each sender can have an address of its own. */
  from?: string
  boundary?: string
  /** The length that is announced. Without it, it is that of the pieces. */
  length?: number | 'chunked'
  headers?: Record<string, string>
  pieces: readonly Uint8Array[]
  /** A piece that is sent again and again after the others. */
  drip?: { piece: Uint8Array; everyMs: number }
  signal: AbortSignal
}

export type Response = Awaited<ReturnType<typeof upload>>

const defaultBoundary = 'attack'

/** Sends a body over a connection of its own, and does not stop because of a response. */
export async function upload({ port, from = '127.0.0.1', pieces, drip, signal, ...options }: Upload) {
  const { boundary = defaultBoundary, length = pieces.reduce((sum, piece) => sum + piece.length, 0) } = options
  const headers = {
    Host: `127.0.0.1:${port}`,
    Accept: 'application/json',
    Connection: 'close',
    'Content-Type': `multipart/form-data; boundary=${boundary}`,
    ...(length === 'chunked' ? { 'Transfer-Encoding': length } : { 'Content-Length': length }),
    ...options.headers,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const socket = connect({ port, host: '127.0.0.1', localAddress: from, signal })
  let response = ''
  socket.on('error', () => {})
  socket.on('data', (data) => {
    response += data
  })
  socket.write(`POST /estimate HTTP/1.1\r\n${lines.join('')}\r\n`)
  for (const piece of pieces) socket.write(piece)
  const timer = drip && setInterval(() => socket.write(drip.piece), drip.everyMs)
  await new Promise((resolve) => socket.on('close', resolve))
  clearInterval(timer)
  return {
    /** 0 where there was no response. */
    status: Number(/^HTTP\/1.1 (\d+)/.exec(response)?.[1] ?? 0),
    retryAfterSeconds: Number(/^retry-after: (\d+)/im.exec(response)?.[1] ?? 0),
  }
}

/** A part of a multipart body. Contents are not copied, so that many uploads share them. */
export function encodePart(name: string, content: Uint8Array = Buffer.alloc(0), boundary = defaultBoundary) {
  const file = name === 'photos' ? '; filename="photo.jpg"' : ''
  return [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ] as const
}

/** The body that the form sends. */
export function encodeForm(photos: readonly Uint8Array[] = [], id: string = crypto.randomUUID()): Uint8Array[] {
  const texts = Object.entries({ id, ...filledIn }).flatMap(([name, text]) => encodePart(name, Buffer.from(text)))
  const photoParts = photos.flatMap((photo) => encodePart('photos', photo))
  return [...texts, ...photoParts, Buffer.from(`--${defaultBoundary}--\r\n`)]
}

/** '12 × 201, 480 × 503, 8 × no response' */
export function countStatuses(responses: readonly Response[]): string {
  const groups = Map.groupBy(responses, ({ status }) => status)
  return [...groups].map(([status, { length }]) => `${length} × ${status || 'no response'}`).join(', ')
}
