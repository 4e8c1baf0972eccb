import { randomInt } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { maxPhotoBytes, maxTotalBytes, type ReceivedBody, type RefusedBody } from '../../src/form/request.ts'
import { sampleRequest } from '../../src/form/testing-request.ts'

export interface SentRequest {
  fields?: Record<string, string>
  photos?: Uint8Array<ArrayBuffer>[]
  headers?: Record<string, string>
  signal?: AbortSignal
}

interface ReceivedResponse {
  status: number
  headers: Headers
  text: string
  /** What a response in JSON says. */
  body: Partial<ReceivedBody & RefusedBody>
}

/** What a visitor has typed and chosen, in fields as the form sends them. */
export const filledIn = {
  ...sampleRequest,
  name: 'Zoë Łukasz',
  phone: '(403) 555-0199',
  address: '12 Elm Street NW',
  issue: 'broken',
  time: 'morning',
  message: 'Two panes.\nThe left one is cracked.',
  page: '/contact',
  website: '',
  elapsed: '45000',
}

/** A part of a multipart body: its headers, and what it holds. */
export interface Part {
  head: string
  content: Uint8Array<ArrayBuffer>
}

const ownBoundary = 'boundary-of-the-tests'
export const formType = `multipart/form-data; boundary=${ownBoundary}`

export function makePart(name: string, content: string | Uint8Array<ArrayBuffer> = ''): Part {
  const file = name === 'photos' ? '; filename="photo.jpg"' : ''
  const head = `Content-Disposition: form-data; name="${name}"${file}`
  return { head, content: typeof content === 'string' ? Buffer.from(content) : content }
}

/** The parts of what the form sends. */
export function listParts({ fields, photos = [] }: SentRequest = {}): Part[] {
  const texts = Object.entries({ id: crypto.randomUUID(), ...filledIn, ...fields })
  return [...texts.map(([name, text]) => makePart(name, text)), ...photos.map((photo) => makePart('photos', photo))]
}

/** The body that has these parts, in pieces: contents are not copied, so that many bodies share them. */
export function encodeParts(parts: readonly Part[], boundary = ownBoundary): Uint8Array<ArrayBuffer>[] {
  const pieces = parts.flatMap(({ head, content }) => [
    Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ])
  return [...pieces, Buffer.from(`--${boundary}--\r\n`)]
}

/** The body that the form sends. */
export function buildForm(request: SentRequest): Blob {
  return new Blob(encodeParts(listParts(request)), { type: formType })
}

/** Sends what the form sends. */
export function sendRequest(url: string, request: SentRequest = {}): Promise<ReceivedResponse> {
  return post(url, buildForm(request), request.headers, request.signal)
}

/** Sends a body, each time from another address, so that the rate limit is no matter. */
export async function post(
  url: string,
  body: BodyInit,
  headers: SentRequest['headers'] = {},
  signal: AbortSignal | null = null,
): Promise<ReceivedResponse> {
  const all = { Accept: 'application/json', ...pretendAddress(makeAddress()), ...headers }
  const response = await fetch(url, { method: 'POST', body, headers: all, signal, redirect: 'manual' })
  return readResponse(response)
}

/** Sends a request that has to be stored. A refusal fails at once, and nothing waits for what is sent to the owner. */
export async function storeRequest(url: string, request: SentRequest = {}): Promise<ReceivedResponse> {
  const response = await sendRequest(url, request)
  if (response.status !== 201) throw new Error(`${response.status} ${JSON.stringify(response.body)}`)
  return response
}

/** The headers in which a trusted proxy and Cloudflare's edge name the address of a visitor. */
export function pretendAddress(address: string): Record<string, string> {
  return { 'X-Forwarded-For': address, 'CF-Connecting-IP': address }
}

export function makeAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
}

export async function readResponse(response: Response): Promise<ReceivedResponse> {
  const { status, headers } = response
  const text = await response.text()
  const isJson = headers.get('Content-Type')?.startsWith('application/json')
  return { status, headers, text, body: isJson ? JSON.parse(text) : {} }
}

/** The first bytes of each type of picture that is accepted. */
const pictureHeads = {
  'image/jpeg': '\xff\xd8\xff\xe0\x00\x10JFIF\x00',
  'image/png': '\x89PNG\r\n\x1a\n',
  'image/webp': 'RIFF\x00\x00\x00\x00WEBPVP8 ',
  'image/gif': 'GIF89a',
  'image/avif': '\x00\x00\x00\x1cftypavif\x00\x00\x00\x00avifmif1miaf',
  'image/heic': '\x00\x00\x00\x18ftypmif1\x00\x00\x00\x00mif1heic',
} as const

type PictureType = keyof typeof pictureHeads

/** Bytes that begin like a picture. `seed` makes one differ from another. */
export function makePicture(size: number, type: PictureType = 'image/jpeg', seed = 1): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  let state = seed
  for (let at = 0; at < size; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    bytes[at] = state >>> 24
  }
  const head = Uint8Array.from(pictureHeads[type], (character) => character.charCodeAt(0))
  bytes.set(head.subarray(0, size))
  return bytes
}

/** Photos that are allowed one by one, and too large together by the last of them. */
export function makePhotosOverTotal(): Uint8Array<ArrayBuffer>[] {
  const count = Math.floor(maxTotalBytes / maxPhotoBytes) + 1
  return Array.from({ length: count }, () => makePicture(Math.floor(maxTotalBytes / count) + 1))
}

/** Reads a database of a receiver that is running, of either kind: Cloudflare's local D1 is a file of SQLite too. */
export function readRows<Row = Record<string, unknown>>(file: string, sql: string, ...values: string[]): Row[] {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    return database.prepare(sql).all(...values) as Row[]
  } finally {
    database.close()
  }
}
