import { expect, test } from 'vitest'
import { sampleRequest } from '../testing-request.ts'
import { parseDraft } from './parse-draft.ts'

const nothing = { values: {}, startedAt: 0 }
const draft = { values: sampleRequest, startedAt: 1_700_000_000_000 }

test('a draft is read as it was stored', () => {
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft)
})

test.each([
  '',
  'draft',
  '{',
  '{}',
  '[]',
  'null',
  '5',
  '"draft"',
  '{"values":null,"startedAt":null}',
  '{"values":"none","startedAt":"yesterday"}',
  '{"values":[],"startedAt":-1}',
  '{"values":{"name":5,"issue":"roof","time":"midnight","message":{}},"startedAt":9e15}',
])('%j is no draft', (text) => {
  expect(parseDraft(text)).toEqual(nothing)
})

test('what another version stored is taken as far as it makes sense', () => {
  const older = {
    ...draft,
    values: { ...sampleRequest, issue: 'roof', email: 'morgan@example.com' },
    isAttempted: true,
  }
  const { issue: _, ...values } = sampleRequest
  expect(parseDraft(JSON.stringify(older))).toEqual({ ...draft, values })
})
