import { business } from '../../content/business.ts'
import { claims } from '../../content/claims.ts'
import { site } from '../../content/site.ts'
import { capitalize } from '../../lib/format.ts'
import { estimateForm, requiredCount } from '../words.ts'

/** How the requests of a build travel: not at all, to the site's own receiver, or to a service elsewhere. */
export type Delivery = 'none' | 'receiver' | 'service'

/** What the form says where it really sends. */
export const deliveringForm = {
  photosHint: 'Several are fine. They are made smaller before they are sent.',
  /** The text under the button. */
  promise: `It comes straight to us, and we contact you within ${claims.responseMinutes} minutes. Written estimates stay valid for ${claims.estimateValidDays} days.`,
  /** The label of a field that people do not see; what fills it in is a program. */
  honeypot: 'Leave this empty',
  sending: 'Sending your request',
  failed: {
    title: 'Your request was not sent.',
    kept: 'Everything you typed is still here.',
    email: 'Send by email',
  },
  received: {
    title: 'We have your request.',
    reference: 'Your reference',
    sent: 'What you sent',
    next: 'What happens next',
    photos: 'Photos',
    print: 'Print this',
    another: 'Send another request',
    /** Where the form was changed while it was being sent. */
    changed: 'You changed the form while it was being sent. What it says now is kept, and was not sent yet.',
  },
} as const

/** Why a request could not be sent, where it was not the receiver that said so. */
export const sendingFaults = {
  offline: `${estimateForm.offline} Send it again when it is connected.`,
  timeout: 'It took too long, and nobody told us that it arrived. Send it again: it will not be received twice.',
  connection: 'The connection broke off each time. Send it again, or reach us another way.',
  server: 'Something failed on our side. Send it again in a few minutes, or reach us another way.',
  refused: 'The request was not accepted. Check the fields, or reach us another way.',
} as const

export function sayPreparing(photo: number, of: number): string {
  return of === 1 ? 'Making your photo smaller' : `Making photo ${photo} of ${of} smaller`
}

export function sayTryingAgain(attempt: number): string {
  return attempt === 1 ? 'The connection broke off. Trying again' : 'Trying once more'
}

export function sayWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const time = seconds <= 60 ? 'a minute' : `${minutes} minutes`
  return `Several requests came from your connection. Send it again in ${time}, or reach us another way.`
}

export function sayCannotSend(photo: string, megabytes: number): string {
  return `“${photo}” cannot be made smaller in this browser, and is larger than ${megabytes} MB.`
}

export function sayWithout(photo: string): string {
  return `Send without “${photo}”`
}

/** What happens after a request, with the number that the visitor gave. */
export function describeNextSteps(visitorPhone: string): string {
  return `We contact you at ${visitorPhone} within ${claims.responseMinutes} minutes. If it cannot wait, call us and give the reference.`
}

/** The pages that a browser without scripts is shown. The receiver fills in what is in braces. */
export const requestPages = {
  received: {
    pageTitle: `Request received | ${business.name}`,
    description: 'Your request has reached us.',
    title: deliveringForm.received.title,
    lead: `We contact you within ${claims.responseMinutes} minutes. If it cannot wait, call or text us and give your reference.`,
    reference: deliveringForm.received.reference,
    home: 'Back to the home page',
    picture: site.view,
    contactTitle: 'Another window?',
    contactLead: 'Send us a request for each address. Quotes and assessments are free.',
  },
  refused: {
    pageTitle: `Request not sent | ${business.name}`,
    description: deliveringForm.failed.title,
    title: deliveringForm.failed.title,
    back: 'Go back in your browser: what you typed is still in the form. Or call or text us, day or night.',
    contactTitle: 'Or fill it in again',
    contactLead: `${capitalize(requiredCount)} fields are enough. Photos can come later, by text.`,
  },
} as const
