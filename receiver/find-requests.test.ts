import { expect, test } from 'vitest'
import { emptyRequest } from '../src/form/testing-request.ts'
import { findRequests } from './find-requests.ts'
import type { StoredRequest } from './store/request-store.ts'

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
