import { business } from '../src/content/business.ts'
import { type EnteredRequest, fieldChoices } from '../src/form/describe.ts'
import {
  type EnteredField,
  enteredFields,
  maxLengths,
  minElapsedMs,
  multilineFields,
  type PhotoType,
  referenceAlphabet,
  referenceLength,
  requiredFields,
  type TextField,
} from '../src/form/request.ts'
import type { SentForm } from './read-body.ts'
import { RefusedError } from './respond.ts'

/** Why a request may not come from a person. It is kept all the same. */
export type Suspicion = 'honeypot' | 'too-fast'

export interface RequestContent extends EnteredRequest {
  page: string
  suspicion: Suspicion | undefined
}

export interface Photo {
  type: PhotoType
  bytes: Uint8Array<ArrayBuffer>
}

export interface ValidRequest {
  /** The id that the browser gave the request. Without scripts there is none. */
  id: string | undefined
  content: RequestContent
  photos: Photo[]
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Checks what was sent by the limits and the choices of the form. */
export function validateRequest({ fields, photos }: SentForm): ValidRequest {
  const sentId = fields.get('id')?.toLowerCase()
  if (sentId && !uuid.test(sentId)) throw new RefusedError({ code: 'malformed', field: 'id' })
  for (const field of requiredFields) {
    if (!readLine(fields, field)) throw new RefusedError({ code: 'missing-field', field })
  }
  const entered = Object.fromEntries(
    enteredFields.map((field) => [field, readEntered(fields, field)]),
  ) as EnteredRequest
  const content: RequestContent = { ...entered, page: readPage(fields), suspicion: findSuspicion(fields) }
  return { id: sentId || undefined, content, photos: photos.map(checkPhoto) }
}

/** Reads one of the form's choices, a text of several lines, or one line. */
function readEntered(fields: SentForm['fields'], field: EnteredField): string {
  const text = multilineFields.includes(field) ? readLines(fields, field) : readLine(fields, field)
  const choices = fieldChoices[field]
  if (choices && text && !choices.some(({ value }) => value === text))
    throw new RefusedError({ code: 'unknown-choice', field })
  if (!choices && text.length > maxLengths[field]) throw new RefusedError({ code: 'too-long', field })
  return text
}

function checkPhoto(bytes: Uint8Array<ArrayBuffer>, index: number): Photo {
  const type = detectPhotoType(bytes)
  if (!type) throw new RefusedError({ code: 'not-a-photo', photo: index })
  return { type, bytes }
}

/** Reads a text as one line, so that nothing that was typed can begin a line where the request is shown. */
function readLine(fields: SentForm['fields'], field: TextField): string {
  return (fields.get(field) ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

function readLines(fields: SentForm['fields'], field: TextField): string {
  const text = (fields.get(field) ?? '').replace(/\r\n?/g, '\n')
  return text.replace(/(?![\n\t])\p{Cc}/gu, '').trim()
}

/** The page only tells where people come from, so a path that makes no sense is left out and not refused. */
function readPage(fields: SentForm['fields']): string {
  const page = readLine(fields, 'page')
  return page.startsWith('/') && page.length <= maxLengths.page ? page : ''
}

function findSuspicion(fields: SentForm['fields']): Suspicion | undefined {
  if (fields.get('website')) return 'honeypot'
  const elapsed = fields.get('elapsed')
  // Without scripts there is no time; a time that is no number was not written by our form.
  if (elapsed && !(/^\d+$/.test(elapsed) && Number(elapsed) >= minElapsedMs)) return 'too-fast'
  return undefined
}

// HEIC and AVIF are ISO media files. Their first box lists the brands, of which the major one may be general (mif1).
const brandTypes: Readonly<Record<string, PhotoType>> = {
  avif: 'image/avif',
  avis: 'image/avif',
  heic: 'image/heic',
  heix: 'image/heic',
  heim: 'image/heic',
  heis: 'image/heic',
  hevc: 'image/heic',
  hevx: 'image/heic',
}

const maxBrandBytes = 256

/** The type of a picture by what it begins with, whatever its name says; undefined for anything else. */
export function detectPhotoType(bytes: Uint8Array): PhotoType | undefined {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg'
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png'
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'image/gif'
  if (startsWith(bytes, 'RIFF') && readText(bytes, 8, 12) === 'WEBP') return 'image/webp'
  return readText(bytes, 4, 8) === 'ftyp' ? detectBrand(bytes) : undefined
}

function detectBrand(bytes: Uint8Array): PhotoType | undefined {
  const boxLength = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0)
  const end = Math.min(boxLength, maxBrandBytes, bytes.length)
  // The major brand, its version, which is no brand, and the compatible ones.
  for (let at = 8; at + 4 <= end; at += at === 8 ? 8 : 4) {
    const type = brandTypes[readText(bytes, at, at + 4)]
    if (type) return type
  }
  return undefined
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return readText(bytes, 0, text.length) === text
}

function readText(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end))
}

export const dayMs = 24 * 60 * 60 * 1000

// Dates in Swedish are those of ISO 8601.
const isoDate = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: business.timeZone })

/** The day of a time in the time zone of the business, such as 2026-11-18. */
export function formatDay(time: number): string {
  return isoDate.format(time)
}

const reference = new RegExp(`^${business.referencePrefix}-[${referenceAlphabet}]{${referenceLength}}$`)

export function isReference(text: string): boolean {
  return reference.test(text)
}

/** Two ids for a request that came without one: its id today, and the one that the same content had yesterday. */
export async function deriveIds({ content, photos }: ValidRequest, now: number): Promise<[string, string]> {
  const photoHashes = await Promise.all(photos.map(({ bytes }) => hash(bytes)))
  const text = JSON.stringify([content, photoHashes.map(formatHex)])
  const day = Math.floor(now / dayMs)
  return [await deriveId(text, day), await deriveId(text, day - 1)]
}

async function deriveId(text: string, day: number): Promise<string> {
  const hex = formatHex(await hash(encode(`${day}:${text}`)))
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}

/** The reference of a request, the same for each try of its id. `collisions` counts how many of this id were taken. */
export async function deriveReference(id: string, collisions: number): Promise<string> {
  const bytes = await hash(encode(`${collisions}:${id}`))
  // The alphabet has 32 characters, so five bits of each byte choose one evenly.
  const characters = [...bytes.subarray(0, referenceLength)].map(
    (byte) => referenceAlphabet[byte % referenceAlphabet.length],
  )
  return `${business.referencePrefix}-${characters.join('')}`
}

async function hash(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text))
}

function formatHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
