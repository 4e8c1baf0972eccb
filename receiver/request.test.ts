import { expect, test } from 'vitest'
import { business } from '../src/content/business.ts'
import { emptyRequest } from '../src/form/testing-request.ts'
import { makePicture } from '../tests/receivers/requests.ts'
import { dayMs, deriveIds, deriveReference, detectPhotoType, isReference, type ValidRequest } from './request.ts'

function toBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

test.each([
  ['nothing', ''],
  ['half of a JPEG', '\xff\xd8'],
  ['HTML', '<!doctype html>'],
  ['SVG', '<svg>'],
  ['a sound in RIFF', 'RIFF\0\0\0\0WAVEfmt '],
  ['a film', '\0\0\0\x14ftypisom\0\0\0\0mp42'],
  ['a brand behind the end of its box', '\0\0\0\x10ftypmif1\0\0\0\0heic'],
  ['a version that looks like a brand', '\0\0\0\x14ftypmif1heicmiaf'],
  ['a box without end', '\xff\xff\xff\xffftyp'],
])('%s is no photo', (_name, text) => {
  expect(detectPhotoType(toBytes(text))).toBeUndefined()
})

const noon = 20_000 * dayMs + dayMs / 2
const request: ValidRequest = {
  id: undefined,
  content: { ...emptyRequest, name: 'A', page: '', suspicion: undefined },
  photos: [{ type: 'image/jpeg', bytes: makePicture(50) }],
}

test('an id is a UUID in form, the same all day, and known as that of yesterday the day after', async () => {
  const [id, yesterday] = await deriveIds(request, noon)
  expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(await deriveIds(request, noon + 1000)).toEqual([id, yesterday])
  expect((await deriveIds(request, noon + dayMs))[1]).toBe(id)
})

test('another field or another photo makes another id', async () => {
  const others: ValidRequest[] = [
    { ...request, content: { ...request.content, phone: '2' } },
    { ...request, photos: [] },
    { ...request, photos: [{ type: 'image/jpeg', bytes: makePicture(50, 'image/jpeg', 2) }] },
  ]
  const ids = await Promise.all([request, ...others].map((other) => deriveIds(other, noon)))
  expect(new Set(ids.flat()).size).toBe(8)
})

test('a reference is the same for the same id, and another after each collision', async () => {
  const id = crypto.randomUUID()
  const references = await Promise.all([0, 1, 2, 0].map((collisions) => deriveReference(id, collisions)))
  expect(references[3]).toBe(references[0])
  expect(new Set(references).size).toBe(3)
  expect(references.every(isReference)).toBe(true)
})

const prefix = business.referencePrefix

test.each([
  '',
  `${prefix}-`,
  `${prefix}-12345O`,
  `${prefix.toLowerCase()}-234567`,
  `${prefix}-2345678`,
  `X${prefix}-234567`,
  `${prefix}-23456\n7`,
])('%j is no reference', (text) => {
  expect(isReference(text)).toBe(false)
})
