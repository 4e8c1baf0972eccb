import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser'
import {
  chooseUploadLimitMs,
  maxBodyBytes,
  maxLengths,
  maxPhotoBytes,
  maxPhotos,
  maxTotalBytes,
  photosField,
  type TextField,
  textFields,
} from '../src/form/request.ts'
import { RefusedError } from './respond.ts'

/** What all bodies may hold in memory: two of the greatest length, or many whose photos the form has made smaller. */
const maxHeldBytes = 2 * maxBodyBytes
const maxHeldBySender = maxHeldBytes / 2
/** A request without photos is never longer than this, and always finds room. */
export const smallBytes = 64 * 1024
/** How many bodies may be under way that are kept, that are dropped, and that are of one sender. */
const maxUnderWay = { kept: 100, dropped: 10, ofSender: 20 }
/** A body that is announced as longer is refused at once. */
const maxDroppedBytes = 2 * maxBodyBytes

/** How often it is checked that a body comes fast enough. */
const defaultPaceIntervalMs = 20_000
/** Who sends less in an interval is refused: 13 KB a second, a fifth of what the form itself waits for. */
const minBytesPerInterval = 256 * 1024

// After so much of a body others have their turn, for longer the more bodies are under way: all of them together get
// 64 MB a second. Node would read megabytes of each before it lets in another visitor.
const bytesPerTurn = 64 * 1024

export interface Upload {
  sender: string
  /** The length that the sender has announced. */
  length: number
  /** Whether there is memory for the body. What is not kept is read and dropped. */
  isKept: boolean
  /** How many uploads are under way, this one among them. */
  countUnderWay(): number
  end(): void
}

/** Bounds how many bodies there are at the same time, and what they hold in memory until they are stored. */
export function createUploads(): { begin: (sender: string, length: number) => Upload } {
  const underWay = new Set<Upload>()

  return {
    begin(sender, length) {
      const all = [...underWay]
      const own = all.filter((upload) => upload.sender === sender)
      const hasRoom = sumHeld(all) + length <= maxHeldBytes && sumHeld(own) + length <= maxHeldBySender
      const isKept = length <= smallBytes || (length <= maxBodyBytes && hasRoom)
      const alike = all.filter((upload) => upload.isKept === isKept)
      const maxAlike = isKept ? maxUnderWay.kept : maxUnderWay.dropped
      if (alike.length >= maxAlike || own.length >= maxUnderWay.ofSender) throw refuseBusy()
      const countUnderWay = () => underWay.size
      const upload = { sender, length, isKept, countUnderWay, end: () => void underWay.delete(upload) }
      underWay.add(upload)
      return upload
    },
  }
}

function sumHeld(uploads: readonly Upload[]): number {
  return uploads.reduce((sum, { isKept, length }) => sum + (isKept ? length : 0), 0)
}

/** The length of a body as its sender has announced it. */
export function readLength(headers: Headers): number {
  const announced = headers.get('Content-Length')
  if (announced === null) throw new RefusedError({ code: 'length-required' })
  const length = Number(announced)
  if (!(length <= maxDroppedBytes)) throw new RefusedError({ code: 'total-too-large' })
  return length
}

export interface BodyOptions {
  /** Tests choose a shorter one than `defaultPaceIntervalMs`. */
  paceIntervalMs?: number | undefined
  /** Refuses what is under way and all that comes, because the process is about to end. */
  signal?: AbortSignal | undefined
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
  { paceIntervalMs = defaultPaceIntervalMs, signal }: BodyOptions,
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

function refuseBusy(): RefusedError {
  return new RefusedError({ code: 'busy', retryAfterSeconds: 10 })
}

/** The parts of a body that the form has, as they were sent. */
export interface SentForm {
  fields: ReadonlyMap<TextField, string>
  photos: readonly Uint8Array<ArrayBuffer>[]
}

// Fields that the receiver does not know are passed over, so that a newer form still works, but not without end.
const maxParts = 64
// A character of UTF-8 has at most four bytes, and browsers send a new line as two characters.
const maxBytesPerCharacter = 2 * 4
// The characters and the length that RFC 2046 allows. A longer boundary would make searching for it slow.
const allowedBoundary = /^[\w'()+,./:=? -]{1,70}$/

/** The boundary of a multipart/form-data body. */
export function readBoundary(headers: Headers): string {
  const contentType = headers.get('Content-Type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(contentType)) throw new RefusedError({ code: 'wrong-type' })
  const boundary = getMultipartBoundary(contentType)
  if (!boundary || !allowedBoundary.test(boundary)) throw new RefusedError({ code: 'malformed' })
  return boundary
}

/** Reads a multipart/form-data body, and refuses it at the first thing that is too much. */
export function readForm(body: Uint8Array<ArrayBuffer>, boundary: string): SentForm {
  const fields = new Map<TextField, string>()
  const photos: Uint8Array<ArrayBuffer>[] = []
  // The parser limits the size of each part. The sum of the photos is limited in addPhoto.
  const parser = new MultipartParser(boundary, { maxFileSize: maxPhotoBytes, maxTotalSize: Infinity, maxParts })
  try {
    for (const part of parser.write(body)) {
      if (part.name === undefined) throw new RefusedError({ code: 'malformed' })
      const field = textFields.find((name) => name === part.name)
      if (part.name === photosField) addPhoto(photos, part)
      else if (field) addText(fields, field, part)
    }
    parser.finish()
  } catch (error) {
    throw explainRefusal(error, photos.length)
  }
  return { fields, photos }
}

function addPhoto(photos: Uint8Array<ArrayBuffer>[], part: MultipartPart): void {
  // A browser sends an empty part for a file input that nobody has touched.
  if (part.size === 0) return
  const photo = photos.length
  if (photo === maxPhotos) throw new RefusedError({ code: 'too-many-photos' })
  const totalBytes = photos.reduce((sum, { length }) => sum + length, part.size)
  if (totalBytes > maxTotalBytes) throw new RefusedError({ code: 'total-too-large', photo })
  // A view of the body: the parser was given all of it at once, so each part is in one piece.
  photos.push(part.content[0] as Uint8Array<ArrayBuffer>)
}

function addText(fields: Map<TextField, string>, field: TextField, part: MultipartPart): void {
  if (part.filename !== undefined || fields.has(field)) throw new RefusedError({ code: 'malformed' })
  if (part.size > maxBytesPerCharacter * maxLengths[field]) throw new RefusedError({ code: 'too-long', field })
  fields.set(field, part.text)
}

/** The refusal for an error. Those of the parser, and of text that is not UTF-8, are faults of the sender. */
function explainRefusal(error: unknown, photo: number): RefusedError {
  if (error instanceof RefusedError) return error
  if (error instanceof MaxFileSizeExceededError) return new RefusedError({ code: 'photo-too-large', photo })
  return new RefusedError({ code: 'malformed' })
}
