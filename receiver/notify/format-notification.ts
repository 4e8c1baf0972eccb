import { business } from '../../src/content/business.ts'
import { issueChoices } from '../../src/content/issues.ts'
import { formatLabelledValue, type LabelledValue, listLabelledValues } from '../../src/form/describe.ts'
import { estimateForm } from '../../src/form/words.ts'
import { locale } from '../../src/lib/format.ts'
import type { Problem } from '../health.ts'
import type { StoredRequest } from '../store/request-store.ts'
import type { Suspicion } from '../validate-request.ts'
import { ownerEmail, sayNotAttached } from '../words.ts'

const time = new Intl.DateTimeFormat(locale, {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: business.timeZone,
})

const suspicions: Readonly<Record<Suspicion, string>> = ownerEmail.suspicions

/** Of our own words alone: nothing that was typed reaches a header of an email. */
export function formatSubject({ reference, issue, suspicion }: StoredRequest): string {
  const mark = suspicion ? `${ownerEmail.suspectedMark} ` : ''
  return `${mark}${business.shortName} ${ownerEmail.subject} ${reference}: ${issueChoices.find(({ value }) => value === issue)?.label}`
}

/** The request as plain text. Fields are one line each, and the message comes last, indented. */
export function formatNotification(request: StoredRequest, photosLeftOut = 0): string {
  const { message, page, photos, suspicion } = request
  const ours: LabelledValue[] = [
    { label: estimateForm.photos.label, value: describePhotoCount(photos.length, photosLeftOut) },
    { label: ownerEmail.reference, value: request.reference },
    { label: ownerEmail.receivedAt, value: formatTime(request.receivedAt) },
    { label: ownerEmail.page, value: page },
    { label: ownerEmail.suspected, value: suspicion ? suspicions[suspicion] : '' },
  ]
  const facts = [...listLabelledValues({ ...request, message: '' }), ...ours]
    .filter(({ value }) => value)
    .map(formatLabelledValue)
  return [...facts, ...(message ? ['', `${estimateForm.message.label}:`, indent(message)] : []), ''].join('\n')
}

export function formatWarning(problem: Problem): { subject: string; text: string } {
  const { subject, [problem]: text } = ownerEmail.problems
  return { subject: `${business.shortName} ${subject}`, text: `${text}\n` }
}

export function formatTime(at: number): string {
  return time.format(at)
}

function describePhotoCount(count: number, leftOut: number): string {
  if (count === 0) return ''
  return leftOut === 0 ? String(count) : sayNotAttached(count, leftOut)
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n')
}
