import { type EnteredRequest, fieldChoices } from '../src/form/describe.ts'
import {
  type EnteredField,
  enteredFields,
  maxLengths,
  minElapsedMs,
  multilineFields,
  type PhotoType,
  requiredFields,
  type TextField,
} from '../src/form/request.ts'
import type { Choice } from '../src/form/words.ts'
import { detectPhotoType } from './detect-photo-type.ts'
import type { SentForm } from './read-form.ts'
import { RefusedError } from './refused-error.ts'

/** Why a request may not be a person's. It is kept all the same. */
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
  /** The id that the browser gave it. Without scripts there is none. */
  id: string | undefined
  content: RequestContent
  photos: Photo[]
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Holds what was sent against the limits and the choices of the form. */
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

/** One of the form's choices, a text of several lines, or one line. */
function readEntered(fields: SentForm['fields'], field: EnteredField): string {
  const choices = fieldChoices[field]
  if (choices) return choose(field, readLine(fields, field), choices)
  return checkLength(field, multilineFields.includes(field) ? readLines(fields, field) : readLine(fields, field))
}

function checkLength(field: TextField, text: string): string {
  if (text.length > maxLengths[field]) throw new RefusedError({ code: 'too-long', field })
  return text
}

function choose(field: TextField, value: string, choices: readonly Choice[]): string {
  if (value && !choices.some((choice) => choice.value === value))
    throw new RefusedError({ code: 'unknown-choice', field })
  return value
}

function checkPhoto(bytes: Uint8Array<ArrayBuffer>, index: number): Photo {
  const type = detectPhotoType(bytes)
  if (!type) throw new RefusedError({ code: 'not-a-photo', photo: index })
  return { type, bytes }
}

/** One line, so that nothing that was typed can begin a line of its own where the request is shown. */
function readLine(fields: SentForm['fields'], field: TextField): string {
  return (fields.get(field) ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

function readLines(fields: SentForm['fields'], field: TextField): string {
  const text = (fields.get(field) ?? '').replace(/\r\n?/g, '\n')
  return text.replace(/(?![\n\t])\p{Cc}/gu, '').trim()
}

/** Only tells where people come from, so a path that makes no sense is left out and not refused. */
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
