import { business } from '../content/business.ts'
import { formatPhone } from '../lib/phone.ts'
import {
  enteredFields,
  maxPhotoBytes,
  maxPhotos,
  maxTotalBytes,
  type Refusal,
  type RefusalCode,
  requiredFields,
} from './request.ts'
import { estimateForm } from './words.ts'

const phone = formatPhone(business.phone)
const maxPhotoMegabytes = maxPhotoBytes / 1024 / 1024
const maxTotalMegabytes = maxTotalBytes / 1024 / 1024

/** What the receiver tells a visitor whose request it did not accept. */
const words: Readonly<Record<RefusalCode, (refusal: Refusal) => string>> = {
  malformed: () => `The request arrived damaged. Please send it again, or call or text ${phone}.`,
  'missing-field': ({ field }) => describeMissing(field),
  'too-long': ({ field }) => `${nameField(field)} is too long. Please shorten it and send the request again.`,
  'unknown-choice': ({ field }) =>
    field === 'issue' ? estimateForm.issue.missing : `“${nameField(field)}” Choose one of the options, or none.`,
  'wrong-origin': () => `The request did not come from our website. Please use the form there, or call ${phone}.`,
  'not-found': () => `There is no request with this reference. If you sent one, call or text ${phone}.`,
  'wrong-method': () => 'Requests are sent with the form on our website.',
  'too-slow': () => `The connection was too slow for the whole request. Send fewer photos, or call or text ${phone}.`,
  'length-required': () => 'Requests are sent with the form on our website.',
  'photo-too-large': ({ photo }) =>
    `${sayPhoto(photo)} is larger than ${maxPhotoMegabytes} MB. Please leave it out or send a smaller one.`,
  'too-many-photos': () => `We can take ${maxPhotos} photos. Please leave some out; you can text us the others.`,
  'total-too-large': () =>
    `The photos are larger than ${maxTotalMegabytes} MB together. Please leave some out; you can text us the others.`,
  'wrong-type': () => 'Requests are sent with the form on our website.',
  'not-a-photo': ({ photo }) => `${sayPhoto(photo)} is not a picture we can open. Please leave it out.`,
  'rate-limited': () =>
    `Several requests came from your connection. Please wait a few minutes, or call or text ${phone}.`,
  'storage-failed': () =>
    `We could not keep your request just now. Please try again in a minute, or call or text ${phone}.`,
  busy: () => `Many requests are coming in just now. Please try again in a minute, or call or text ${phone}.`,
}

export function describeRefusal(refusal: Refusal): string {
  return words[refusal.code](refusal)
}

function describeMissing(field: Refusal['field']): string {
  const required = requiredFields.find((one) => one === field)
  if (required) return estimateForm[required].missing
  return 'Something that we need is missing. Please fill in the fields with a star.'
}

function nameField(field: Refusal['field']): string {
  const typed = enteredFields.find((one) => one === field)
  return typed ? estimateForm[typed].label : 'One of the fields'
}

function sayPhoto(photo: number | undefined): string {
  return photo === undefined ? 'A photo' : `Photo ${photo + 1}`
}
