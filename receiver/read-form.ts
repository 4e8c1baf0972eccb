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
} from '../src/lib/estimate-request.ts'
import type { MemoryReservation } from './memory-budget.ts'
import { type BodyOptions, readBody } from './read-body.ts'
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

/** Reads a multipart/form-data body as it arrives, and refuses it at the first thing that is too much. */
export async function readForm(
  request: Request,
  reservation: MemoryReservation,
  options: BodyOptions,
): Promise<SentForm> {
  const contentType = request.headers.get('Content-Type') ?? ''
  const boundary = getMultipartBoundary(contentType)
  if (!/^multipart\/form-data\s*;/i.test(contentType)) throw new RefusedError({ code: 'wrong-type' })
  if (!boundary) throw new RefusedError({ code: 'malformed' })

  const form = createForm()
  // The limit of the parser is that of any part; the sum is counted here, of the photos alone.
  const parser = new MultipartParser(boundary, { maxFileSize: maxPhotoBytes, maxTotalSize: Infinity, maxParts })
  let refused: unknown
  for await (const chunk of readBody(request, options)) {
    // What follows a mistake is read all the same, because a browser that is still sending may not see the response.
    if (refused !== undefined) continue
    try {
      reservation.reserve(chunk.length)
      if (!isFinished(parser)) for (const part of parser.write(chunk)) form.add(part)
    } catch (error) {
      refused = error
      reservation.release()
    }
  }
  if (refused === undefined && !isFinished(parser)) refused = new RefusedError({ code: 'malformed' })
  if (refused !== undefined) throw explainRefusal(refused, form.photos.length)
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
    photos.push(part.bytes as Uint8Array<ArrayBuffer>)
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

/** After the last boundary a body may have a line break more, which the parser takes for a mistake in a chunk of its own. */
function isFinished(parser: MultipartParser): boolean {
  try {
    parser.finish()
    return true
  } catch {
    return false
  }
}

/** Errors of the parser, and of text that is not UTF-8, are the sender's. */
function explainRefusal(error: unknown, photo: number): RefusedError {
  if (error instanceof RefusedError) return error
  if (error instanceof MaxFileSizeExceededError) return new RefusedError({ code: 'photo-too-large', photo })
  return new RefusedError({ code: 'malformed' })
}
