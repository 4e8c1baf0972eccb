import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { type ClientRequest, type OutgoingHttpHeaders, request as openRequest } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { maxBodyBytes, maxPhotoBytes } from '../../src/form/request.ts'
import { type ReceiverInProcess, serveInProcess } from '../../tests/receivers/in-process.ts'
import {
  encodeParts,
  formType,
  listParts,
  makePicture,
  readRows,
  type SentRequest,
  sendRequest,
} from '../../tests/receivers/requests.ts'

const asForm = { Accept: 'application/json', 'Content-Type': formType }

/** The bytes of a request as a browser sends them. */
function encode(request: SentRequest): Buffer {
  return Buffer.concat(encodeParts(listParts(request)))
}

function openPost({ url }: ReceiverInProcess, headers: OutgoingHttpHeaders): ClientRequest {
  return openRequest(url, { method: 'POST', headers: { ...asForm, ...headers } }).on('error', () => {})
}

function listStored({ database, folder }: ReceiverInProcess) {
  return { rows: readRows(database, 'SELECT id FROM requests').length, files: readdirSync(join(folder, 'photos')) }
}

test.each([0.1, 0.5, 0.999])('cut off after %s of the body, nothing is stored, and the next try is', async (share) => {
  const receiver = await serveInProcess()
  const request = { fields: { id: crypto.randomUUID() }, photos: [makePicture(300_000)] }
  const body = encode(request)
  const outgoing = openPost(receiver, { 'Content-Length': body.length })
  await new Promise((resolve) => outgoing.write(body.subarray(0, Math.floor(body.length * share)), resolve))
  outgoing.destroy()
  expect((await sendRequest(receiver.url, request)).status).toBe(201)
  expect(listStored(receiver)).toEqual({ rows: 1, files: [expect.any(String)] })
})

test('who sends nothing for too long is told so, and nothing is stored', async () => {
  const receiver = await serveInProcess({}, { paceIntervalMs: 100 })
  const body = encode({ photos: [makePicture(50_000)] })
  const outgoing = openPost(receiver, { 'Content-Length': body.length })
  outgoing.write(body.subarray(0, 20_000))
  const [response] = await once(outgoing, 'response')
  expect(response.statusCode).toBe(408)
  expect(await json(response)).toMatchObject({ error: 'too-slow' })
  expect(listStored(receiver)).toEqual({ rows: 0, files: [] })
})

test.each([
  ['a body without a length', formType, { 'Transfer-Encoding': 'chunked' }, 411],
  ['a body without end', formType, { 'Content-Length': 10 * maxBodyBytes }, 413],
  ['a long boundary', `multipart/form-data; boundary=${'x'.repeat(15_000)}`, { 'Content-Length': 1e7 }, 400],
])('%s is refused before any of it is read', async (_case, type, headers, status) => {
  const receiver = await serveInProcess()
  const outgoing = openPost(receiver, { 'Content-Type': type, ...headers })
  outgoing.flushHeaders()
  const [response] = await once(outgoing, 'response')
  expect(response.statusCode).toBe(status)
  outgoing.destroy()
})

test('what is being uploaded when the process is about to end is refused with words', async () => {
  const receiver = await serveInProcess()
  const outgoing = openPost(receiver, { 'Content-Length': 1e6 })
  await new Promise((resolve) => outgoing.write('--x', resolve))
  receiver.refuseUploads()
  const [response] = await once(outgoing, 'response')
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '10'])
  expect(await json(response)).toMatchObject({ error: 'busy', message: expect.stringContaining('again') })
  outgoing.destroy()
  expect((await sendRequest(receiver.url)).status).toBe(503)
})

test('the largest photo that is allowed is stored byte by byte', async () => {
  const receiver = await serveInProcess()
  expect((await sendRequest(receiver.url, { photos: [makePicture(maxPhotoBytes)] })).status).toBe(201)
  expect(readRows(receiver.database, 'SELECT size FROM photos')).toEqual([{ size: maxPhotoBytes }])
  const [file = ''] = listStored(receiver).files
  expect(readFileSync(join(receiver.folder, 'photos', file)).equals(makePicture(maxPhotoBytes))).toBe(true)
})
