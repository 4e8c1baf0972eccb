import { once } from 'node:events'
import { request as openRequest } from 'node:http'
import { expect, test } from 'vitest'
import { business } from '../../src/content/business.ts'
import { fieldChoices } from '../../src/form/describe.ts'
import {
  enteredFields,
  maxLengths,
  maxPhotoBytes,
  maxPhotos,
  type Refusal,
  requiredFields,
} from '../../src/form/request.ts'
import { describeRefusal } from '../../src/form/words.ts'
import { countStored, receivers } from './receivers.ts'
import { buildForm, makePhotosOverTotal, makePicture, readJson, type SentRequest, sendRequest } from './requests.ts'

const encode = (text: string) => new TextEncoder().encode(text)

const photosOverTotal = makePhotosOverTotal()

const refused: [what: string, request: SentRequest, status: number, refusal: Refusal][] = [
  ...requiredFields.map((field): [string, SentRequest, number, Refusal] => [
    `an empty ${field}`,
    { fields: { [field]: ' \n ' } },
    422,
    { code: 'missing-field', field },
  ]),
  ...enteredFields
    .filter((field) => !fieldChoices[field])
    .map((field): [string, SentRequest, number, Refusal] => [
      `a ${field} that is too long`,
      { fields: { [field]: 'a'.repeat(maxLengths[field] + 1) } },
      422,
      { code: 'too-long', field },
    ]),
  [
    'a message of megabytes',
    { fields: { message: 'a'.repeat(2_000_000) } },
    422,
    { code: 'too-long', field: 'message' },
  ],
  ['an issue that is no choice', { fields: { issue: 'other or so' } }, 422, { code: 'unknown-choice', field: 'issue' }],
  ['a time that is no choice', { fields: { time: 'midnight' } }, 422, { code: 'unknown-choice', field: 'time' }],
  ['an id that is none', { fields: { id: "1' OR 1" } }, 400, { code: 'malformed', field: 'id' }],
  [
    'one photo too many',
    { photos: Array.from({ length: maxPhotos + 1 }, () => makePicture(100)) },
    413,
    { code: 'too-many-photos' },
  ],
  [
    'a photo that is too large',
    { photos: [makePicture(10), makePicture(maxPhotoBytes + 1)] },
    413,
    { code: 'photo-too-large', photo: 1 },
  ],
  [
    'photos that are too large together',
    { photos: photosOverTotal },
    413,
    { code: 'total-too-large', photo: photosOverTotal.length - 1 },
  ],
  ['a text with the name of a photo', { photos: [encode('Not a photo')] }, 415, { code: 'not-a-photo', photo: 0 }],
  ['an SVG', { photos: [encode('<svg xmlns="http://www.w3.org/2000/svg"/>')] }, 415, { code: 'not-a-photo', photo: 0 }],
  ['a PDF behind a photo', { photos: [makePicture(50), encode('%PDF-1.7')] }, 415, { code: 'not-a-photo', photo: 1 }],
  ['a film', { photos: [encode('\0\0\0\x18ftypisom\0\0\0\0isommp42')] }, 415, { code: 'not-a-photo', photo: 0 }],
  ['a photo of one byte', { photos: [encode('x')] }, 415, { code: 'not-a-photo', photo: 0 }],
]

const otherOrigins: [what: string, headers: Record<string, string>][] = [
  ['another site', { Origin: 'https://evil.example' }],
  ['a page without an origin', { Origin: 'null' }],
  ['a name that begins like ours', { Origin: 'https://www.site.example.evil.example' }],
  ['the same name without https', { Origin: 'http://www.site.example' }],
  ['nonsense', { Origin: 'x' }],
  ['another site that hides its origin', { 'Sec-Fetch-Site': 'cross-site' }],
  ['another subdomain that hides its origin', { 'Sec-Fetch-Site': 'same-site' }],
]

for (const receiver of receivers) {
  const { name, url, origin } = receiver

  test.each(refused)(
    `${name}: %s is refused, with words, and nothing is stored`,
    async (_what, request, status, refusal) => {
      const before = countStored(receiver)
      const response = await sendRequest(url, request)
      const { code: error, ...fault } = refusal
      expect({ status: response.status, body: response.body }).toEqual({
        status,
        body: { error, message: describeRefusal(refusal), ...fault },
      })
      expect(countStored(receiver)).toEqual(before)
    },
  )

  test.each(otherOrigins)(`${name}: what comes from %s is refused`, async (_what, headers) => {
    const before = countStored(receiver)
    const { status, body } = await sendRequest(url, { headers })
    expect([status, body.error]).toEqual([403, 'wrong-origin'])
    expect(countStored(receiver)).toEqual(before)
  })

  test.each([
    ['its own host', { Origin: origin }],
    ['the site by its name', { Origin: 'https://www.site.example' }],
    ['its own page, told by the browser', { 'Sec-Fetch-Site': 'same-origin' }],
  ])(`${name}: what comes from %s is accepted`, async (_what, headers) => {
    expect((await sendRequest(url, { headers })).status).toBe(201)
  })

  test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(`${name}: %s is refused, and POST named`, async (method) => {
    const response = await fetch(url, { method, headers: { Accept: 'application/json' } })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST'])
    expect((await readJson(response)).error).toBe('wrong-method')
  })

  test.each([
    [
      'JSON',
      JSON.stringify(Object.fromEntries(buildForm({}) as unknown as Iterable<[string, string]>)),
      'application/json',
    ],
    ['a plain form', new URLSearchParams({ name: 'A' }).toString(), 'application/x-www-form-urlencoded'],
    ['text', 'name=A', 'text/plain'],
    ['another multipart', '--x\r\n\r\n\r\n--x--', 'multipart/mixed; boundary=x'],
    ['no type', 'name=A', ''],
  ])(`${name}: %s instead of multipart/form-data is refused`, async (_what, body, type) => {
    const headers = { Accept: 'application/json', 'Content-Type': type }
    const response = await fetch(url, { method: 'POST', body, headers })
    expect([response.status, (await readJson(response)).error]).toEqual([415, 'wrong-type'])
  })

  test.each([71, 4000])(`${name}: a boundary of %s characters is refused`, async (length) => {
    const boundary = 'a'.repeat(length)
    const headers = { Accept: 'application/json', 'Content-Type': `multipart/form-data; boundary=${boundary}` }
    const body = `--${boundary}\r\nContent-Disposition: form-data; name="name"\r\n\r\n${'a'.repeat(1000)}`
    const response = await fetch(url, { method: 'POST', body, headers })
    expect([response.status, (await readJson(response)).error]).toEqual([400, 'malformed'])
  })

  test(`${name}: a body that does not say how long it is is refused`, async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Transfer-Encoding': 'chunked' }
    // The head and the body in one packet, since the connection is closed with the response.
    const outgoing = openRequest(url, { method: 'POST', headers }).end('--x--')
    const [response] = await once(outgoing, 'response')
    response.resume()
    expect(response.statusCode).toBe(411)
  })

  test.each([
    '/estimate/',
    '/estimate/x',
    '/estimate/received',
    `/estimate/received/${business.referencePrefix}-22222O`,
    `/estimate/received/${business.referencePrefix}-2222222`,
    '/estimate/received/%3Cscript%3E',
  ])(`${name}: there is nothing at %s`, async (path) => {
    const response = await fetch(`${origin}${path}`, { headers: { Accept: 'application/json' } })
    expect([response.status, (await readJson(response)).error]).toEqual([404, 'not-found'])
  })
}
