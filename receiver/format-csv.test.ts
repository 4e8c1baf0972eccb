import { expect, test } from 'vitest'
import { formatCsv } from './format-csv.ts'
import type { StoredRequest } from './store/request-store.ts'

const request: StoredRequest = {
  id: 'x',
  reference: 'NP-234567',
  receivedAt: 0,
  name: '=HYPERLINK("https://evil.example")',
  phone: '+1 (403) 555-0199',
  address: '12 Elm Street, NW',
  issue: 'other',
  time: '',
  message: 'One\nTwo',
  page: '/',
  suspicion: undefined,
  photos: [{ key: 'a-1.jpg', type: 'image/jpeg', size: 1 }],
  notifications: [],
}

test('cells are quoted where they must be, and none is a formula', () => {
  expect(formatCsv([request])).toBe(
    [
      'reference,received,name,phone,address,issue,time,message,page,suspected,photos',
      `NP-234567,1970-01-01T00:00:00.000Z,"'=HYPERLINK(""https://evil.example"")",+1 (403) 555-0199,"12 Elm Street, NW",other,,"One\nTwo",/,,a-1.jpg`,
      '',
    ].join('\r\n'),
  )
})
