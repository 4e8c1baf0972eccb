import type { TypedRequest } from '../describe-request.ts'
import { typedFields } from '../estimate-request.ts'

/** What tests type into the form, and send to the receiver. */
export const sampleRequest: TypedRequest = {
  name: 'Morgan Reyes',
  phone: '403 555 0101',
  address: '12 Kensington Road NW',
  issue: 'broken',
  time: 'asap',
  message: 'The lower sash, facing the lane.',
}

export const emptyRequest = Object.fromEntries(typedFields.map((name) => [name, ''])) as TypedRequest
