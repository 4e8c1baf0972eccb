import { expect, test } from 'vitest'
import type { EnteredRequest } from '../src/form/describe.ts'
import { enteredFields } from '../src/form/request.ts'
import { emptyRequest } from '../src/form/testing-request.ts'
import { formatCsv } from './format-csv.ts'
import type { StoredRequest } from './store/request-store.ts'

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
