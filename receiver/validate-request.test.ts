import { expect, test } from 'vitest'
import { makePicture, type PictureType, pictureHeads } from '../tests/receivers/requests.ts'
import { detectPhotoType } from './validate-request.ts'

function toBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

test.each(Object.keys(pictureHeads) as PictureType[])('%s is known by its first bytes', (type) => {
  expect(detectPhotoType(makePicture(100, type))).toBe(type)
})

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
