import { expect, test } from 'vitest'
import { issueChoices } from '../content/issues.ts'
import { describeRequest } from './describe.ts'
import { emptyRequest } from './testing-request.ts'
import { estimateForm, timeChoices } from './words.ts'

const [issue] = issueChoices
const [, time] = timeChoices

test('a request is written line by line, with the labels of the form and the message last', () => {
  const text = describeRequest({
    ...emptyRequest,
    name: 'Morgan Reyes',
    phone: '403 555 0101',
    address: '12 Kensington Road NW',
    issue: issue.value,
    time: time.value,
    message: 'The lower sash.\nIt faces the lane.',
  })
  expect(text.split('\n')).toEqual([
    estimateForm.requestTitle,
    `${estimateForm.name.label}: Morgan Reyes`,
    `${estimateForm.phone.label}: 403 555 0101`,
    `${estimateForm.address.label}: 12 Kensington Road NW`,
    `${estimateForm.issue.label} ${issue.label}`,
    `${estimateForm.time.label} ${time.label}`,
    '',
    'The lower sash.',
    'It faces the lane.',
  ])
})

test('what is empty is left out', () => {
  expect(describeRequest({ ...emptyRequest, name: 'Morgan' })).toBe(
    `${estimateForm.requestTitle}\n${estimateForm.name.label}: Morgan`,
  )
  expect(describeRequest({ ...emptyRequest, message: 'Foggy' })).toBe(`${estimateForm.requestTitle}\nFoggy`)
})

test('nothing typed is no text', () => {
  expect(describeRequest(emptyRequest)).toBe('')
})

test('a choice that the form does not have is left out', () => {
  expect(describeRequest({ ...emptyRequest, issue: 'no-such-issue' })).toBe('')
})
