import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser'
import {
  maxLengths,
  maxPhotoBytes,
  maxPhotos,
  maxTotalBytes,
  photosField,
  type TextField,
  textFields,
} from '../src/form/request.ts'
import { RefusedError } from './respond.ts'

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
