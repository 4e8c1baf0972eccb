/** What the email to the owner says of a request, beside the labels of the form. */
export const ownerEmail = {
  suspected: 'Suspected spam',
  /** Before the subject. */
  suspectedMark: '[suspected spam]',
  suspicions: {
    honeypot: 'a field that people do not see was filled in',
    'too-fast': 'it was sent sooner than people type',
  },
  subject: 'estimate request',
  reference: 'Reference',
  receivedAt: 'Received',
  page: 'Sent from',
} as const

export function sayNotAttached(count: number, leftOut: number): string {
  return `${count}, of which ${leftOut} not attached: see the stored request`
}
