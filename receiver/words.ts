/** What the email to the owner says of a request, beside the labels of the form. */
export const ownerEmail = {
  suspected: 'Suspected spam',
  /** Stands before the subject of an email about a request that is suspected to be spam. */
  suspectedMark: '[suspected spam]',
  suspicions: {
    honeypot: 'a field that people do not see was filled in',
    'too-fast': 'it was sent faster than anyone can type',
  },
  subject: 'estimate request',
  reference: 'Reference',
  receivedAt: 'Received',
  page: 'Sent from',
  /** The emails that are sent when something is wrong with the receiver itself, once a day while it lasts. */
  problemSubject: 'website: something needs your attention',
  problems: {
    'not-writable':
      'The website cannot store requests: its disk or its database does not accept them. Visitors are asked to call or text. The log of the receiver says why.',
    'nearly-full':
      'The space for requests is nearly used up. When it is, visitors with a request are asked to call or text instead. Delete old requests, or raise REQUESTS_MAX_GB, or make room on the disk.',
    unsent:
      'A request has been waiting for over an hour to be sent to you by email or webhook. It is stored, and sending it is tried again. npm run requests shows it and why.',
  },
} as const

export type Problem = keyof typeof ownerEmail.problems

export function sayNotAttached(count: number, leftOut: number): string {
  return `${count}, of which ${leftOut} not attached: see the stored request`
}
