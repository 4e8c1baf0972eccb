import { business } from '../../src/content/business.ts'
import { issueChoices } from '../../src/content/issues.ts'
import { formatLabelledValue, type LabelledValue, listLabelledValues } from '../../src/form/describe.ts'
import { estimateForm } from '../../src/form/words.ts'
import { locale } from '../../src/lib/format.ts'
import type { RequestStore } from '../store/create-store.ts'
import { namePhoto, type StoredRequest } from '../store/request-store.ts'
import { ownerEmail, type Problem, sayNotAttached } from '../words.ts'

interface EmailText {
  subject: string
  text: string
}

/** The email about a request. It says how many photos are not attached. */
export function formatEmail(request: StoredRequest, attachments: readonly Attachment[]): EmailText {
  const photosLeftOut = request.photos.length - attachments.length
  return { subject: formatSubject(request), text: formatRequest(request, photosLeftOut) }
}

/** The email about a problem of the receiver. */
export function formatWarning(problem: Problem): EmailText {
  return { subject: `${business.shortName} ${ownerEmail.problemSubject}`, text: `${ownerEmail.problems[problem]}\n` }
}

/** The subject is of our own words alone: nothing that was typed reaches a header of an email. */
function formatSubject({ reference, issue, suspicion }: StoredRequest): string {
  const mark = suspicion ? `${ownerEmail.suspectedMark} ` : ''
  return `${mark}${business.shortName} ${ownerEmail.subject} ${reference}: ${issueChoices.find(({ value }) => value === issue)?.label}`
}

/** The request as plain text. Fields are one line each, and those of several lines come last, indented. */
export function formatRequest(request: StoredRequest, photosLeftOut = 0): string {
  const { page, photos, suspicion } = request
  const ours: LabelledValue[] = [
    { label: estimateForm.photos.label, value: describePhotoCount(photos.length, photosLeftOut) },
    { label: ownerEmail.reference, value: request.reference },
    { label: ownerEmail.receivedAt, value: formatTime(request.receivedAt) },
    { label: ownerEmail.page, value: page },
    { label: ownerEmail.suspected, value: suspicion ? ownerEmail.suspicions[suspicion] : '' },
  ]
  const facts = [...listLabelledValues(request), ...ours].filter(({ value }) => value)
  const lines = facts.filter(({ isMultiline }) => !isMultiline).map(formatLabelledValue)
  const longer = facts.filter(({ isMultiline }) => isMultiline)
  return [...lines, ...longer.flatMap(({ label, value }) => ['', `${label}:`, indent(value)]), ''].join('\n')
}

function indent(text: string): string {
  return `  ${text.replaceAll('\n', '\n  ')}`
}

function describePhotoCount(count: number, leftOut: number): string {
  if (count === 0) return ''
  return leftOut === 0 ? String(count) : sayNotAttached(count, leftOut)
}

/** Writes a time as the owner reads it, in the time zone of the business. */
export const { format: formatTime } = new Intl.DateTimeFormat(locale, {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: business.timeZone,
})

export interface Attachment {
  /** Made of the reference and a number. The name that was sent is not used. */
  filename: string
  type: string
  content: Uint8Array<ArrayBuffer>
}

/** As many photos as fit into a message, in their order. One that cannot be read does not hold the message up. */
export async function readAttachments(
  { reference, photos }: StoredRequest,
  maxBytes: number,
  readPhoto: RequestStore['readPhoto'],
): Promise<Attachment[]> {
  const attachments: Attachment[] = []
  let total = 0
  for (const [position, { key, type, size }] of photos.entries()) {
    if (total + size > maxBytes) continue
    const content = await readPhoto(key).catch((error: Error) => {
      console.error(`${new Date().toISOString()} ${reference} is sent without the photo ${key}: ${error.message}`)
    })
    if (!content) continue
    total += size
    attachments.push({ filename: namePhoto(reference, position, type), type, content })
  }
  return attachments
}
