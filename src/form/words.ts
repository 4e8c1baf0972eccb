import { business } from '../content/business.ts'
import { claims } from '../content/claims.ts'
import { locale, sayNumber } from '../lib/format.ts'
import { formatPhone } from '../lib/links.ts'
import {
  enteredFields,
  maxPhotoBytes,
  maxPhotos,
  maxTotalBytes,
  type Refusal,
  type RefusalCode,
  requiredFields,
} from './request.ts'

export type Choice = { readonly value: string; readonly label: string }

export const timeChoices = [
  { value: 'asap', label: 'ASAP' },
  { value: 'morning', label: 'Morning 8am-12pm' },
  { value: 'afternoon', label: 'Afternoon 12pm-5pm' },
  { value: 'evening', label: 'Evening 5pm-8pm' },
] as const satisfies readonly Choice[]

/** How long a simulated request is on its way. */
export const submitDelayMs = 1000

/** How long the toast is shown. */
export const toastStayMs = 10_000

const phone = formatPhone(business.phone)

/** 'four' */
export const requiredCount = sayNumber(requiredFields.length)

/** What the form says, whichever transport takes its requests. */
export const estimateForm = {
  requiredNote: `* We need these ${requiredCount}.`,
  optional: '(optional)',
  more: 'Add a photo, a time or a note',
  name: { label: 'Name', missing: 'Tell us your name.' },
  phone: {
    label: 'Phone',
    missing: 'Add a phone number we can reach you at.',
    // Seven digits, with whatever stands between them.
    pattern: String.raw`(\P{Nd}*\p{Nd}){7,}.*`,
    mismatch: 'Is that the whole number? We need at least seven digits to reach you.',
  },
  address: { label: 'Address', missing: 'Add the address of the window.' },
  issue: { label: 'What is wrong?', choose: 'Choose one', missing: 'Choose what is wrong. “Other” is fine.' },
  photos: {
    label: 'Photos',
    drop: 'Drop photos here',
    remove: 'Remove',
    noPreview: 'No preview',
  },
  time: { label: 'When should we contact you?' },
  message: { label: 'Message' },
  submit: 'Request my free quote',
  submitting: 'Submitting...',
  /** Shown where a request is received. */
  toast: {
    title: 'Request received!',
    text: `We'll contact you within ${claims.responseMinutes} minutes to discuss your window repair needs.`,
    dismiss: 'Dismiss',
  },
  /** The first line of a request that the visitor sends as a text message or an email. */
  requestTitle: 'Estimate request',
  /** The visitor sends the request, with the apps of the phone. */
  sendFromPhone: {
    label: 'Send it from my phone',
    /** The last line of what a share sheet hands on, which does not know whom it is for. */
    recipient: `To ${business.shortName}, ${phone}`,
    /** What stands before and after the phone number. */
    sharing: ['Choose an app, and send it to', `or ${business.email}.`],
    addPhotos: 'Add your photos in the message app.',
    notOpened: 'Nothing opened?',
    failed: 'Your browser could not share it. Add the photos yourself:',
    text: 'Text it',
    email: 'Email it',
    /** What stands before the phone number on a computer. */
    textUs: 'Text us at',
    copy: 'Copy my request',
    copied: 'Copied. Paste it into a text or an email to us.',
    notCopied: 'Your browser did not let us copy. Copy it from here:',
    scan: 'Or scan this with your phone. It opens a text to us, and you can add photos.',
    qrCode: `QR code that opens a text message to ${phone}`,
  },
  offline: 'Your browser is offline.',
  /** Where the form's script is lost or failed, with the ways to reach us below. */
  unavailable: 'The form isn’t working right now. What you typed is still here. Call, text or email us:',
  withoutScripts: 'The form needs JavaScript, which is off in this browser. Call, text or email us:',
  failed: 'The form could not be shown. Please call us instead:',
} as const

const estimateValidity = `Written estimates stay valid for ${claims.estimateValidDays} days.`

/** What the form says where sending is simulated. */
export const simulatedWords = {
  photosHint: 'Several are fine. They stay in your browser.',
  /** The text beside the button. */
  promise: `We reply to a request within ${claims.responseMinutes} minutes. ${estimateValidity}`,
} as const

/** What the form says where requests are delivered to the endpoint. */
export const deliveryWords = {
  photosHint: 'Several are fine. They are made smaller before they are sent.',
  /** The text beside the button. */
  promise: `Your request comes straight to us, and we contact you within ${claims.responseMinutes} minutes. ${estimateValidity}`,
  /** The label of a field that people do not see; what fills it in is a program. */
  honeypot: 'Leave this empty',
  sending: 'Sending your request',
  failure: {
    title: 'Your request was not sent.',
    kept: 'Everything you typed is still here.',
    email: 'Send by email',
  },
  /** Stands in the place of the form once a request is received. */
  receipt: {
    title: 'We have your request.',
    reference: 'Your reference',
    sent: 'What you sent',
    next: 'What happens next',
    photos: 'Photos',
    print: 'Print this',
    another: 'Send another request',
    /** Where the form was changed while it was being sent. */
    changed: 'You changed the form while it was being sent. What it says now is kept, but has not been sent.',
  },
} as const

/** Why a request could not be sent, where it was not the receiver that said so. */
export const sendingFaults = {
  offline: `${estimateForm.offline} Send it again once you’re online.`,
  timeout: 'It took too long, and we can’t tell if it arrived. Send it again: we will not get it twice.',
  connection: 'The connection dropped each time. Send it again, or reach us another way.',
  server: 'Something failed on our side. Send it again in a few minutes, or reach us another way.',
  refused: 'The request was not accepted. Check the fields, or reach us another way.',
} as const

export function sayPreparing(photo: number, of: number): string {
  return of === 1 ? 'Making your photo smaller' : `Making photo ${photo} of ${of} smaller`
}

export function sayTryingAgain(attempt: number): string {
  return attempt === 1 ? 'The connection dropped. Trying again' : 'Trying once more'
}

export function sayWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const time = seconds <= 60 ? 'a minute' : `${minutes} minutes`
  return `Several requests came from your connection. Send it again in ${time}, or reach us another way.`
}

export function sayCannotSend(photo: string): string {
  return `“${photo}” cannot be made smaller in this browser, and is larger than ${formatMegabytes(maxPhotoBytes)}.`
}

export function sayWithout(photo: string): string {
  return `Send without “${photo}”`
}

/** What happens after a request, with the number that the visitor gave. */
export function describeNextSteps(visitorPhone: string): string {
  return `We’ll contact you at ${visitorPhone} within ${claims.responseMinutes} minutes. If it cannot wait, call us and give the reference.`
}

/** What the live region says of the photos that were added. */
export function describePhotos(count: number): string {
  return count === 1 ? '1 photo added' : `${count} photos added`
}

type LeftOutFiles = { readonly notImages: readonly string[]; readonly empty: readonly string[] }

/** What the live region says of the files that were not taken as photos. */
export function describeLeftOut({ notImages, empty }: LeftOutFiles): string {
  return [...sayLeftOut(notImages, 'not an image', 'not images'), ...sayLeftOut(empty, 'empty', 'empty')].join(' ')
}

function sayLeftOut(names: readonly string[], one: string, several: string): string[] {
  if (names.length === 0) return []
  const list = new Intl.ListFormat(locale).format(names)
  return [names.length === 1 ? `${list} is ${one} and was left out.` : `${list} are ${several} and were left out.`]
}

/** What a visitor is told whose request is not accepted, by the receiver or by the form before it is sent. */
const refusals: Readonly<Record<RefusalCode, (refusal: Refusal) => string>> = {
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
    `${sayPhoto(photo)} is larger than ${formatMegabytes(maxPhotoBytes)}. Please leave it out or send a smaller one.`,
  'too-many-photos': () => `We can take ${maxPhotos} photos. Please leave some out; you can text us the others.`,
  'total-too-large': () =>
    `The photos are larger than ${formatMegabytes(maxTotalBytes)} together. Please leave some out; you can text us the others.`,
  'wrong-type': () => 'Requests are sent with the form on our website.',
  'not-a-photo': ({ photo }) => `${sayPhoto(photo)} is not a picture we can open. Please leave it out.`,
  'rate-limited': () =>
    `Several requests came from your connection. Please wait a few minutes, or call or text ${phone}.`,
  'storage-failed': () => `We could not save your request. Please try again in a minute, or call or text ${phone}.`,
  busy: () => `Many requests are coming in now. Please try again in a minute, or call or text ${phone}.`,
}

export function describeRefusal(refusal: Refusal): string {
  return refusals[refusal.code](refusal)
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

function formatMegabytes(bytes: number): string {
  return `${bytes / 1024 / 1024} MB`
}
