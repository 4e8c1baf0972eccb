import type { NamedIssue } from '../content/issues.ts'
import type { EnteredRequest } from './describe.ts'
import { type EnteredField, enteredFields } from './request.ts'

/** What tests type into the form, and send to the receiver. A text field that is not listed is filled with its name. */
export const sampleRequest: EnteredRequest = {
  ...fillFields((name) => name),
  name: 'Morgan Reyes',
  phone: '403 555 0101',
  address: '12 Kensington Road NW',
  issue: 'broken',
  time: 'asap',
  message: 'The lower sash, facing the lane.',
}

export const emptyRequest = fillFields(() => '')

function fillFields(fill: (name: EnteredField) => string): EnteredRequest {
  return Object.fromEntries(enteredFields.map((name) => [name, fill(name)])) as EnteredRequest
}

/** The words by which each issue of the form is named. */
const issueWords: Readonly<Record<NamedIssue, RegExp>> = {
  emergency: /\bemergency/i,
  foggy: /\bfog|\bcloudy/i,
  broken: /\bbroken/i,
  seal: /\b(re)?seal/i,
  frame: /\bframe/i,
  screen: /\bscreen/i,
  commercial: /\bcommercial/i,
}

export function listNamedIssues(words: string): string[] {
  return Object.entries(issueWords).flatMap(([issue, pattern]) => (pattern.test(words) ? issue : []))
}
