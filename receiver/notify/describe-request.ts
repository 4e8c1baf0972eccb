import { business } from '../../src/content/business.ts'
import { type Choice, estimateForm, issueChoices, timeChoices } from '../../src/content/estimate-form.ts'
import { namePhoto } from '../store/photo-files.ts'
import type { StoredPhoto, StoredRequest } from '../store/request-store.ts'

const time = new Intl.DateTimeFormat('en-CA', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'America/Edmonton',
})

/** Of our own words alone: nothing that was typed reaches a header of an email. */
export function describeSubject({ reference, issue, suspicion }: StoredRequest): string {
  const mark = suspicion ? '[suspected spam] ' : ''
  return `${mark}${business.shortName} estimate request ${reference}: ${findLabel(issueChoices, issue)}`
}

/** The request as plain text. Fields are one line each, and the message comes last, indented. */
export function describeRequest(request: StoredRequest, photosLeftOut = 0): string {
  const { name, phone, address, message, page, photos, suspicion } = request
  const lines = [
    [estimateForm.name.label, name],
    [estimateForm.phone.label, phone],
    [estimateForm.address.label, address],
    [estimateForm.issue.label, findLabel(issueChoices, request.issue)],
    [estimateForm.time.label, findLabel(timeChoices, request.time)],
    [estimateForm.photos.label, photos.length === 0 ? '' : describePhotos(photos.length, photosLeftOut)],
    ['Reference', request.reference],
    ['Received', formatTime(request.receivedAt)],
    ['Sent from', page],
    ['Suspected spam', suspicion === 'honeypot' ? 'a field that people do not see was filled in' : (suspicion ?? '')],
  ]
  const facts = lines.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`)
  return [...facts, ...(message ? ['', `${estimateForm.message.label}:`, indent(message)] : []), ''].join('\n')
}

export function formatTime(at: number): string {
  return time.format(at)
}

export function nameAttachment(reference: string, { type }: StoredPhoto, position: number): string {
  return namePhoto(reference, position, type)
}

function describePhotos(count: number, leftOut: number): string {
  return leftOut === 0 ? String(count) : `${count}, of which ${leftOut} too large to attach: see the stored request`
}

function findLabel(choices: readonly Choice[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? ''
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n')
}
