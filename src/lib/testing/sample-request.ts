import type { EnteredRequest } from '../describe-request.ts'
import { enteredFields } from '../estimate-request.ts'

/** What tests type into the form, and send to the receiver. */
export const sampleRequest: EnteredRequest = {
  name: 'Morgan Reyes',
  phone: '403 555 0101',
  address: '12 Kensington Road NW',
  issue: 'broken',
  time: 'asap',
  message: 'The lower sash, facing the lane.',
}

export const emptyRequest = Object.fromEntries(enteredFields.map((name) => [name, ''])) as EnteredRequest
