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
import { RefusedError } from './refused-error.ts'

export interface SentForm {
  fields: ReadonlyMap<TextField, string>
  photos: readonly Uint8Array<ArrayBuffer>[]
}

const knownFields: ReadonlySet<string> = new Set(textFields)
// Fields that the receiver does not know are passed over, so that a newer form still works, but not without end.
const maxParts = 64
// A character of UTF-8 has at most four bytes, and browsers send a new line as two characters.
const maxBytesPerCharacter = 2 * 4
// RFC 2046. A longer one would make searching for it slow.
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
  const form = createForm()
  // The limit of the parser is that of any part; the sum is counted here, of the photos alone.
  const parser = new MultipartParser(boundary, { maxFileSize: maxPhotoBytes, maxTotalSize: Infinity, maxParts })
  try {
    for (const part of parser.write(body)) form.add(part)
    parser.finish()
  } catch (error) {
    throw explainRefusal(error, form.photos.length)
  }
  return form
}

function createForm() {
  const fields = new Map<TextField, string>()
  const photos: Uint8Array<ArrayBuffer>[] = []
  let totalBytes = 0

  function addPhoto(part: MultipartPart): void {
    // What a browser sends for a file input that nobody has touched.
    if (part.size === 0) return
    const photo = photos.length
    if (photo === maxPhotos) throw new RefusedError({ code: 'too-many-photos' })
    totalBytes += part.size
    if (totalBytes > maxTotalBytes) throw new RefusedError({ code: 'total-too-large', photo })
    // A view of the body: written at once, each part is in one piece.
    photos.push(part.content[0] as Uint8Array<ArrayBuffer>)
  }

  function addText(name: TextField, part: MultipartPart): void {
    if (part.filename !== undefined || fields.has(name)) throw new RefusedError({ code: 'malformed' })
    if (part.size > maxBytesPerCharacter * maxLengths[name]) throw new RefusedError({ code: 'too-long', field: name })
    fields.set(name, part.text)
  }

  return {
    fields,
    photos,
    add(part: MultipartPart) {
      const { name } = part
      if (name === undefined) throw new RefusedError({ code: 'malformed' })
      if (name === photosField) addPhoto(part)
      else if (isTextField(name)) addText(name, part)
    },
  }
}

function isTextField(name: string): name is TextField {
  return knownFields.has(name)
}

/** Errors of the parser, and of text that is not UTF-8, are the sender's. */
function explainRefusal(error: unknown, photo: number): RefusedError {
  if (error instanceof RefusedError) return error
  if (error instanceof MaxFileSizeExceededError) return new RefusedError({ code: 'photo-too-large', photo })
  return new RefusedError({ code: 'malformed' })
}
