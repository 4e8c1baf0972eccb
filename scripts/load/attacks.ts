import { encodeParts, formType, listParts, makePart, makePicture } from '../../tests/receivers/requests.ts'

/** Uploads of one kind with which a server is attacked. */
export interface Attack {
  count: number
  /** How long after one another they begin; all at once without it. */
  everyMs?: number
  /** Whether each comes from an address of its own. */
  isSpread?: boolean
  /** Whether an upload whose connection was closed comes again. */
  isRepeated?: boolean
  makeBody: () => Body
}

export interface Body {
  headers: Record<string, string | number>
  pieces: readonly Uint8Array[]
  /** A piece that is sent again and again after the others. */
  drip?: { piece: Uint8Array; everyMs: number }
}

const megabyte = 1_000_000
const tooLongName = makePart('name', 'a'.repeat(5000))
const byteNowAndThen = { piece: Buffer.from('a'), everyMs: 5000 }
/** Photos that come as fast as a phone sends them. */
const photosAllTheTime = { piece: Buffer.alloc(50_000, 'a'), everyMs: 200 }

/** Each attack by what docs/load.md says of it. */
export const attacks: Readonly<Record<string, Attack>> = {
  'none, for comparison': { count: 0, makeBody: makeForm(0) },
  "a boundary of 15,000 characters and 7.9 MB of 'a'": { count: 1, makeBody: makeLongBoundary },
  '500 uploads of 20 MB at once, from one address': { count: 500, makeBody: makeForm(20) },
  '500 uploads of 20 MB at once, from 500 addresses': { count: 500, isSpread: true, makeBody: makeForm(20) },
  // One after the other: what all of them send at once would be refused before the mistake.
  '120 uploads: 24 MB of photos, a name too long, then a byte every 5 s': {
    count: 120,
    everyMs: 300,
    isSpread: true,
    makeBody: makeEndless([...makePhotoParts(24), tooLongName], byteNowAndThen),
  },
  '120 uploads: a name too long, then 250 kB of photos a second': {
    count: 120,
    everyMs: 300,
    isSpread: true,
    makeBody: makeEndless([tooLongName], photosAllTheTime),
  },
  'HTTP chunks of one byte, 20 MB on the wire': { count: 1, makeBody: makeSmallChunks },
  // Twelve of these leave less of 256 MiB, which bodies could take together, than a visitor needs.
  '12 uploads from one address: 22 MB, a byte every 5 s, and again when closed': {
    count: 12,
    everyMs: 1000,
    isRepeated: true,
    makeBody: makeEndless(makePhotoParts(22.35), byteNowAndThen),
  },
  '12 uploads from one address: a byte every 5 s, and again when closed': {
    count: 12,
    everyMs: 1000,
    isRepeated: true,
    makeBody: makeEndless([], byteNowAndThen),
  },
  'requests with 20 MB of photos from one address, one after the other': {
    count: 1,
    isRepeated: true,
    makeBody: makeForm(20),
  },
}

/** A request that is in order, with an id of its own each time. */
function makeForm(megabytes: number): () => Body {
  const photos = makePhotoParts(megabytes)
  return () => describeBody(formType, encodeParts([...listParts(), ...photos]))
}

/** A body that begins with these parts and never ends, of a length that is less than a body may have. */
function makeEndless(parts: Parameters<typeof encodeParts>[0], drip: Body['drip'] & {}): () => Body {
  const headers = { 'Content-Type': formType, 'Content-Length': 25 * megabyte }
  // Without what ends the last part and the body.
  const pieces = encodeParts([...parts, makePart('photos')]).slice(0, -2)
  return () => ({ headers, pieces, drip })
}

function makeLongBoundary(): Body {
  const boundary = 'a'.repeat(15_000)
  const pieces = encodeParts([makePart('photos', 'a'.repeat(7.9 * megabyte))], boundary)
  return describeBody(`multipart/form-data; boundary=${boundary}`, pieces)
}

function describeBody(contentType: string, pieces: Uint8Array[]): Body {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  return { headers: { 'Content-Type': contentType, 'Content-Length': length }, pieces }
}

function makeSmallChunks(): Body {
  const [head = Buffer.alloc(0)] = encodeParts([makePart('photos')])
  const firstChunk = Buffer.from(`${head.length.toString(16)}\r\n${head}\r\n`)
  // Whole chunks of six bytes, of which one is content.
  const pieces = [firstChunk, Buffer.alloc(20 * megabyte - 2, '1\r\na\r\n'), Buffer.from('0\r\n\r\n')]
  return { headers: { 'Content-Type': formType, 'Transfer-Encoding': 'chunked' }, pieces }
}

/** Three photos, because one alone may not be so large. */
function makePhotoParts(megabytes: number) {
  const size = Math.floor((megabytes * megabyte) / 3)
  return [1, 2, 3].map((seed) => makePart('photos', makePicture(size, 'image/jpeg', seed)))
}
