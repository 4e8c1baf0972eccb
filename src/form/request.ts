// The contract between the form and the receiver. The form itself checks what is required, the phone number and the
// photos; the lengths of texts are checked by the receiver alone.

/** What a visitor types or chooses, in the order in which it is shown, stored and exported. */
export const enteredFields = ['name', 'phone', 'address', 'issue', 'time', 'message'] as const

export type EnteredField = (typeof enteredFields)[number]

/** The names of all fields with text, as they are sent. */
export const textFields = [
  // A UUID that the browser makes, the same for each try of the same content. Without scripts it is empty.
  'id',
  ...enteredFields,
  // The path of the page that it was sent from.
  'page',
  // The honeypot: people do not see it and leave it empty.
  'website',
  // Milliseconds from the first interaction to the submit. Without scripts there is none.
  'elapsed',
] as const

export type TextField = (typeof textFields)[number]

/** The name of the field with the photos. */
export const photosField = 'photos'

export const requiredFields = ['name', 'phone', 'address', 'issue'] as const satisfies readonly EnteredField[]

/** The fields in which a visitor can begin a new line. */
export const multilineFields: readonly EnteredField[] = ['message']

/** The longest text that each field may have, in UTF-16 code units, as JavaScript counts. */
export const maxLengths: Readonly<Record<TextField, number>> = {
  id: 36,
  name: 100,
  phone: 40,
  address: 200,
  issue: 40,
  time: 40,
  message: 4000,
  page: 200,
  website: 200,
  elapsed: 12,
}

export const maxPhotos = 10

const megabyte = 1024 * 1024
export const maxPhotoBytes = 8 * megabyte
/** The size of all photos of a request together. */
export const maxTotalBytes = 25 * megabyte

/** The size of the whole request body, with the fields and the multipart boundaries. */
export const maxBodyBytes = maxTotalBytes + megabyte

/** How long a request of so many bytes may take to send: on a slow connection each megabyte needs as long again. */
export function chooseUploadLimitMs(bytes: number): number {
  return 15_000 * (1 + bytes / megabyte)
}

/** A form that is sent sooner than this after its first use was probably filled in by a program, and is marked so. */
export const minElapsedMs = 2000

/** The types of photos that are accepted. They are told by the content, whatever the name of the file says. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'image/heic'] as const

export type PhotoType = (typeof photoTypes)[number]

/** The HTTP status of each refusal. */
export const refusalStatus = {
  malformed: 400,
  'missing-field': 422,
  'too-long': 422,
  'unknown-choice': 422,
  'wrong-origin': 403,
  'not-found': 404,
  'wrong-method': 405,
  'too-slow': 408,
  'length-required': 411,
  'photo-too-large': 413,
  'too-many-photos': 413,
  'total-too-large': 413,
  'wrong-type': 415,
  'not-a-photo': 415,
  'rate-limited': 429,
  'storage-failed': 503,
  busy: 503,
} as const

export type RefusalCode = keyof typeof refusalStatus

/** Why a request was not accepted. */
export interface Refusal {
  code: RefusalCode
  /** The field at fault. */
  field?: TextField
  /** The photo at fault, counted from 0. */
  photo?: number
  /** When to try again, where trying again may help. */
  retryAfterSeconds?: number
}

/** The body of a response to `Accept: application/json`: 201 for a new request, 200 for one that is there already. */
export interface ReceivedBody {
  reference: string
}

export interface RefusedBody {
  error: RefusalCode
  message: string
  field?: TextField
  photo?: number
}

/** The parts of a reference, such as NP-7K2M9Q: none of 0, O, 1 and I, which are hard to tell apart by ear and eye. */
export const referenceAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const referenceLength = 6

/** The pages of the site that the receiver fills in, and what it puts something in the place of. */
export const receivedPage = { file: 'request-received.html', placeholder: '{reference}' } as const
export const refusedPage = { file: 'request-refused.html', placeholder: '{message}' } as const

/** Where a browser without scripts is led: `/estimate/received/NP-7K2M9Q`. */
export function buildReceivedPath(endpointPath: string, reference: string): string {
  return `${endpointPath}/received/${reference}`
}
