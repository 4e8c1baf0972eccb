import { business } from '../content/business.ts'
import { claims } from '../content/claims.ts'
import { sayNumber } from '../lib/format.ts'
import { formatPhone } from '../lib/phone.ts'
import { requiredFields } from './request.ts'

export type Choice = { readonly value: string; readonly label: string }

export const timeChoices = [
  { value: 'asap', label: 'ASAP' },
  { value: 'morning', label: 'Morning 8am-12pm' },
  { value: 'afternoon', label: 'Afternoon 12pm-5pm' },
  { value: 'evening', label: 'Evening 5pm-8pm' },
] as const satisfies readonly Choice[]

/** The delay before the form confirms that the request was received. */
export const submitDelayMs = 1000

/** How long the toast is shown. */
export const toastStayMs = 10_000

const phone = formatPhone(business.phone)

/** 'four' */
export const requiredCount = sayNumber(requiredFields.length)

export const estimateForm = {
  requiredNote: `* We need these ${requiredCount}.`,
  optional: '(optional)',
  more: 'Add a photo, a time or a note',
  name: { label: 'Name', missing: 'Tell us your name.' },
  phone: { label: 'Phone', missing: 'Add a phone number we can reach you at.' },
  address: { label: 'Address', missing: 'Add the address of the window.' },
  issue: { label: 'What is wrong?', choose: 'Choose one', missing: 'Choose what is wrong. “Other” is fine.' },
  photos: {
    label: 'Photos',
    hint: 'Several are fine. They stay in your browser.',
    drop: 'Drop photos here',
    remove: 'Remove',
    noPreview: 'No preview',
  },
  time: { label: 'When should we contact you?' },
  message: { label: 'Message' },
  submit: 'Request my free quote',
  submitting: 'Submitting...',
  promise: `We will contact you within ${claims.responseMinutes} minutes. Written estimates stay valid for ${claims.estimateValidDays} days.`,
  received: {
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
    /** The number stands between. */
    sharing: ['Choose an app, and send it to', `or ${business.email}.`],
    addPhotos: 'Add your photos in the message app.',
    notOpened: 'Did nothing open?',
    failed: 'Your browser could not share it. Add the photos yourself:',
    text: 'Text it',
    email: 'Email it',
    /** Beside the number, on a computer. */
    textUs: 'Text us at',
    copy: 'Copy my request',
    copied: 'Copied. Paste it into a text or an email to us.',
    notCopied: 'Your browser did not let us copy. Copy it from here:',
    scan: 'Or scan this with your phone. It opens a text to us, and you can add photos.',
    qrCode: `QR code that opens a text message to ${phone}`,
  },
  offline: 'Your browser is offline.',
  /** After that, or where the form's script is late or lost. */
  unavailable: 'The form does not work right now. What you typed is still here. Call, text or email us:',
  withoutScripts: 'The form needs scripts, which are off in this browser. Call, text or email us:',
  failed: 'The form could not be shown. Please call us instead:',
} as const
