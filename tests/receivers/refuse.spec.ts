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
  type RefusalCode,
  requiredFields,
} from '../../src/form/request.ts'
import { describeRefusal } from '../../src/form/words.ts'
import { countStored, receivers } from './receivers.ts'
import {
  encodeParts,
  filledIn,
  formType,
  listParts,
  makePhotosOverTotal,
  makePicture,
  post,
  readResponse,
  type SentRequest,
  sendRequest,
} from './requests.ts'

const reference = `${business.referencePrefix}-234567`
const longBoundary = 'a'.repeat(71)
const longBody = Buffer.concat(encodeParts(listParts(), longBoundary))
const asJson = { Accept: 'application/json' }
const encode = (text: string) => new TextEncoder().encode(text)
const photosOverTotal = makePhotosOverTotal()

const otherOrigins: [what: string, headers: Record<string, string>][] = [
  ['another site', { Origin: 'https://evil.example' }],
  ['a page without an origin', { Origin: 'null' }],
  ['a name that begins like ours', { Origin: 'https://www.site.example.evil.example' }],
  ['the same name without https', { Origin: 'http://www.site.example' }],
  ['nonsense', { Origin: 'x' }],
  ['another site that hides its origin', { 'Sec-Fetch-Site': 'cross-site' }],
  ['another subdomain that hides its origin', { 'Sec-Fetch-Site': 'same-site' }],
]

const refused: [what: string, request: SentRequest, refusal: Refusal][] = [
  ...requiredFields.map((field): [string, SentRequest, Refusal] => [
    `an empty ${field}`,
    { fields: { [field]: ' \t\r\n\u00a0\0' } },
    { code: 'missing-field', field },
  ]),
  ...enteredFields.map((field): [string, SentRequest, Refusal] => [
    fieldChoices[field] ? `a ${field} that is no choice` : `a ${field} that is too long`,
    { fields: { [field]: fieldChoices[field] ? '__proto__' : 'a'.repeat(maxLengths[field] + 1) } },
    { code: fieldChoices[field] ? 'unknown-choice' : 'too-long', field },
  ]),
  ['a message of megabytes', { fields: { message: 'é'.repeat(1_000_000) } }, { code: 'too-long', field: 'message' }],
  ['an id that is none', { fields: { id: "1' OR 1" } }, { code: 'malformed', field: 'id' }],
  ['one photo too many', { photos: Array(maxPhotos + 1).fill(makePicture(100)) }, { code: 'too-many-photos' }],
  [
    'a photo that is too large',
    { photos: [makePicture(10), makePicture(maxPhotoBytes + 1)] },
    { code: 'photo-too-large', photo: 1 },
  ],
  [
    'photos that are too large together',
    { photos: photosOverTotal },
    { code: 'total-too-large', photo: photosOverTotal.length - 1 },
  ],
  ...otherOrigins.map(([what, headers]): [string, SentRequest, Refusal] => [
    `what comes from ${what}`,
    { headers },
    { code: 'wrong-origin' },
  ]),
  ['an SVG', { photos: [encode('<svg xmlns="http://www.w3.org/2000/svg"/>')] }, { code: 'not-a-photo', photo: 0 }],
  ['a PDF behind a photo', { photos: [makePicture(50), encode('%PDF-1.7')] }, { code: 'not-a-photo', photo: 1 }],
]

/** Those of the table. Visitors' browsers and hosts go by them. */
const statuses: Partial<Record<RefusalCode, number>> = {
  malformed: 400,
  'wrong-origin': 403,
  'photo-too-large': 413,
  'too-many-photos': 413,
  'total-too-large': 413,
  'not-a-photo': 415,
  'missing-field': 422,
  'too-long': 422,
  'unknown-choice': 422,
}

for (const receiver of receivers) {
  const { name, url, origin } = receiver

  test.each(refused)(`${name}: %s is refused, with words, and nothing is stored`, async (_what, request, refusal) => {
    const before = countStored(receiver)
    const { status, body } = await sendRequest(url, request)
    const { code: error, ...fault } = refusal
    expect([status, body]).toEqual([statuses[error], { error, message: describeRefusal(refusal), ...fault }])
    expect(countStored(receiver)).toEqual(before)
  })

  test.each([
    ['its own host', { Origin: origin }],
    ['the site by its name', { Origin: 'https://www.site.example' }],
    ['its own page, told by the browser', { 'Sec-Fetch-Site': 'same-origin' }],
  ])(`${name}: what comes from %s is accepted`, async (_what, headers) => {
    expect((await sendRequest(url, { headers })).status).toBe(201)
  })

  test.each([
    ['GET', '', 'POST'],
    ['PUT', '', 'POST'],
    ['DELETE', '', 'POST'],
    ['PATCH', '', 'POST'],
    ['OPTIONS', '', 'POST'],
    ['POST', `/received/${reference}`, 'GET, HEAD'],
  ])(`${name}: %s %s is refused, and %s named`, async (method, path, allowed) => {
    const response = await readResponse(await fetch(`${url}${path}`, { method, headers: asJson }))
    expect([response.status, response.headers.get('Allow')]).toEqual([405, allowed])
    expect(response.body.error).toBe('wrong-method')
  })

  test.each([
    ['JSON', JSON.stringify(filledIn), 'application/json', 415],
    ['a plain form', new URLSearchParams(filledIn).toString(), 'application/x-www-form-urlencoded', 415],
    ['text', 'name=A', 'text/plain', 415],
    ['another multipart', '--x\r\n\r\n\r\n--x--', 'multipart/mixed; boundary=x', 415],
    ['no type', 'name=A', '', 415],
    ['no boundary', '--x--', 'multipart/form-data', 415],
    ['a boundary of 71 characters', longBody, `multipart/form-data; boundary=${longBoundary}`, 400],
  ])(`${name}: %s instead of a form as browsers send it is refused`, async (_what, sent, type, expected) => {
    const { status, body } = await post(url, sent, { 'Content-Type': type })
    expect([status, body.error]).toEqual([expected, expected === 415 ? 'wrong-type' : 'malformed'])
  })

  test(`${name}: a body that does not say how long it is is refused`, async () => {
    const headers = { 'Content-Type': formType, 'Transfer-Encoding': 'chunked' }
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
    const { status, body } = await readResponse(await fetch(`${origin}${path}`, { headers: asJson }))
    expect([status, body.error]).toEqual([404, 'not-found'])
  })
}
