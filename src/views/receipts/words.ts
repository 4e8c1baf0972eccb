import { business } from '../../content/business.ts'
import { claims } from '../../content/claims.ts'
import { site } from '../../content/site.ts'
import { deliveryWords, requiredCount } from '../../form/words.ts'
import { capitalize } from '../../lib/format.ts'

// The pages that a browser without scripts is shown. The receiver fills in the reference, and why a request was refused.

export const receivedWords = {
  pageTitle: `Request received | ${business.name}`,
  description: 'Your request has reached us.',
  title: deliveryWords.receipt.title,
  lead: `We’ll contact you within ${claims.responseMinutes} minutes. If it cannot wait, call or text us and give your reference.`,
  reference: deliveryWords.receipt.reference,
  home: 'Back to the home page',
  picture: site.view,
  contactTitle: 'Another window?',
  contactLead: 'Send us a request for each address. Quotes and assessments are free.',
} as const

export const refusedWords = {
  pageTitle: `Request not sent | ${business.name}`,
  description: deliveryWords.failure.title,
  title: deliveryWords.failure.title,
  back: 'Go back in your browser: what you typed is still in the form. Or call or text us, day or night.',
  contactTitle: 'Or fill it in again',
  contactLead: `${capitalize(requiredCount)} fields are enough. Photos can come later, by text.`,
} as const
