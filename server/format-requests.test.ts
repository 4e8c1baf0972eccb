import { expect, test } from 'vitest'
import type { StoredRequest } from '../receiver/store/request-store.ts'
import type { EnteredRequest } from '../src/form/describe.ts'
import { enteredFields } from '../src/form/request.ts'
import { emptyRequest } from '../src/form/testing-request.ts'
import { findRequests, formatCsv } from './format-requests.ts'

function store(name: string, phone: string, address: string): StoredRequest {
  const stored = { id: name, reference: name, receivedAt: 0, photos: [], notifications: [] }
  return { ...emptyRequest, ...stored, page: '', suspicion: undefined, name, phone, address }
}

const requests = [
  store('Zoë Łukasz', '(403) 555-0199', '12 Elm Street NW'),
  store('Bo Elm', '+1 587 555 0144', '9 Oak Way'),
]

test.each([
  [['zoe'], ['Zoë Łukasz']],
  [['elm'], ['Zoë Łukasz', 'Bo Elm']],
  [['elm', 'oak'], ['Bo Elm']],
  [['elm oak'], ['Bo Elm']],
  [['4035550199'], ['Zoë Łukasz']],
  [['403-555-0199'], ['Zoë Łukasz']],
  [['403', '555', '0199'], ['Zoë Łukasz']],
  [['+15875550144'], ['Bo Elm']],
  [['5875550144'], ['Bo Elm']],
  [['14035550199'], ['Zoë Łukasz']],
  [['nobody'], []],
])('%j finds %j', (words, names) => {
  expect(findRequests(requests, words).map(({ name }) => name)).toEqual(names)
})

test('without a word nobody is found', () => {
  expect(() => findRequests(requests, [' '])).toThrow('Which words?')
})

const request: StoredRequest = {
  ...emptyRequest,
  id: 'x',
  reference: 'NP-234567',
  receivedAt: 0,
  name: '=HYPERLINK("https://evil.example")',
  phone: '+1 (403) 555-0199',
  address: '12 Elm Street, NW',
  issue: 'other',
  message: 'One\nTwo',
  page: '/',
  suspicion: undefined,
  photos: [{ key: 'a-1.jpg', type: 'image/jpeg', size: 1 }],
  notifications: [],
}

/** Cells that differ from what was typed. */
const written: Partial<EnteredRequest> = {
  name: `"'=HYPERLINK(""https://evil.example"")"`,
  address: '"12 Elm Street, NW"',
  message: '"One\nTwo"',
}

test('cells are quoted where they must be, and none is a formula', () => {
  const typed = enteredFields.map((name) => written[name] ?? request[name])
  expect(formatCsv([request])).toBe(
    [
      `reference,received,${enteredFields.join()},page,suspected,photos`,
      `NP-234567,1970-01-01T00:00:00.000Z,${typed.join()},/,,a-1.jpg`,
      '',
    ].join('\r\n'),
  )
})
