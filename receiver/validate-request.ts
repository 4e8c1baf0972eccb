import { type Choice, issueChoices, timeChoices } from '../src/content/estimate-form.ts'
import {
  maxLengths,
  minElapsedMs,
  type PhotoType,
  requiredFields,
  type TextField,
} from '../src/lib/estimate-request.ts'
import { detectPhotoType } from './detect-photo-type.ts'
import type { SentForm } from './read-form.ts'
import { RefusedError } from './refused-error.ts'

/** Why a request may not be a person's. It is kept all the same. */
export type Suspicion = 'honeypot' | 'too-fast'

export interface RequestContent {
  name: string
  phone: string
  address: string
  issue: string
  /** Empty where no time was chosen. */
  time: string
  message: string
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
  const content: RequestContent = {
    name: limit('name', readLine(fields, 'name')),
    phone: limit('phone', readLine(fields, 'phone')),
    address: limit('address', readLine(fields, 'address')),
    issue: choose('issue', readLine(fields, 'issue'), issueChoices),
    time: choose('time', readLine(fields, 'time'), timeChoices),
    message: limit('message', readLines(fields, 'message')),
    page: readPage(fields),
    suspicion: findSuspicion(fields),
  }
  return { id: sentId || undefined, content, photos: photos.map(checkPhoto) }
}

function limit(field: TextField, text: string): string {
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
