import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { request as openRequest } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { maxBodyBytes, maxPhotoBytes, maxTotalBytes } from '../../src/form/request.ts'
import { type ReceiverInProcess, serveInProcess } from '../../tests/receivers/in-process.ts'
import { buildForm, makePicture, readRows, sendRequest } from '../../tests/receivers/requests.ts'

/** The bytes of a request as a browser sends them. */
async function encode(photos: Uint8Array<ArrayBuffer>[], fields = {}) {
  const response = new Response(buildForm({ photos, fields }))
  const contentType = response.headers.get('Content-Type') ?? ''
  return { contentType, body: Buffer.from(await response.arrayBuffer()) }
}

function writeHead({ port }: ReceiverInProcess, contentType: string, length: number): string {
  const lines = ['POST /estimate HTTP/1.1', `Host: 127.0.0.1:${port}`, 'Accept: application/json']
  return [...lines, `Content-Type: ${contentType}`, `Content-Length: ${length}`, 'Connection: close', '', ''].join(
    '\r\n',
  )
}

function listStored({ database, folder }: ReceiverInProcess) {
  return { rows: readRows(database, 'SELECT id FROM requests').length, files: readdirSync(join(folder, 'photos')) }
}

const nothing = { rows: 0, files: [] }

test.each([0.1, 0.5, 0.999])('cut off after %s of the body, nothing is stored, and the next try is', async (share) => {
  const receiver = await serveInProcess()
  const id = crypto.randomUUID()
  const { contentType, body } = await encode([makePicture(300_000)], { id })
  const socket = connect(receiver.port, '127.0.0.1')
  socket.write(writeHead(receiver, contentType, body.length))
  await new Promise((resolve) => socket.write(body.subarray(0, Math.floor(body.length * share)), resolve))
  socket.destroy()
  const { status } = await sendRequest(receiver.url, { fields: { id }, photos: [makePicture(300_000)] })
  expect(status).toBe(201)
  expect(listStored(receiver)).toEqual({ rows: 1, files: [expect.any(String)] })
})

test('who sends nothing for too long is told so, and nothing is stored', async () => {
  const receiver = await serveInProcess({}, { paceIntervalMs: 100 })
  const { contentType, body } = await encode([makePicture(50_000)])
  const socket = connect(receiver.port, '127.0.0.1')
  socket.write(writeHead(receiver, contentType, body.length))
  socket.write(body.subarray(0, 20_000))
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 [\s\S]+"error":"too-slow"/)
  expect(listStored(receiver)).toEqual(nothing)
})

function openPost({ port }: ReceiverInProcess, headers: Record<string, string | number>) {
  const target = { port, host: '127.0.0.1', path: '/estimate', method: 'POST' }
  return openRequest({ ...target, headers: { accept: 'application/json', ...headers } })
}

test('a body may come in pieces of one byte', async () => {
  const receiver = await serveInProcess()
  const { contentType, body } = await encode([makePicture(100)])
  const outgoing = openPost(receiver, { 'content-type': contentType, 'content-length': body.length })
  outgoing.setNoDelay()
  for (const byte of body) outgoing.write(Buffer.of(byte))
  outgoing.end()
  const [response] = await once(outgoing, 'response')
  expect(response.statusCode).toBe(201)
})

test('a body that is too large is refused with words and not stored', async () => {
  const receiver = await serveInProcess()
  const photos = [1, 2, 3, 4].map((seed) => makePicture(maxTotalBytes / 4 + 400_000, 'image/jpeg', seed))
  const { contentType, body } = await encode(photos)
  const outgoing = openPost(receiver, { 'content-type': contentType, 'content-length': body.length })
  outgoing.end(body)
  const [response] = await once(outgoing, 'response')
  expect(response.statusCode).toBe(413)
  expect(JSON.parse(await text(response))).toMatchObject({ error: 'total-too-large' })
  expect(listStored(receiver)).toEqual(nothing)
})

test.each([
  ['a body without a length', 'multipart/form-data; boundary=x', { 'transfer-encoding': 'chunked' }, 411],
  ['a body without end', 'multipart/form-data; boundary=x', { 'content-length': 10 * maxBodyBytes }, 413],
  ['a boundary of 71 characters', `multipart/form-data; boundary=${'x'.repeat(71)}`, { 'content-length': 1e7 }, 400],
  [
    'a boundary of 15,000 characters',
    `multipart/form-data; boundary=${'x'.repeat(15_000)}`,
    { 'content-length': 1e7 },
    400,
  ],
])('%s is refused before any of it is read', async (_case, contentType, headers, status) => {
  const receiver = await serveInProcess()
  const outgoing = openPost(receiver, { 'content-type': contentType, ...headers })
  outgoing.on('error', () => {})
  outgoing.flushHeaders()
  const [response] = await once(outgoing, 'response')
  expect(response.statusCode).toBe(status)
  outgoing.destroy()
})

test('what is being uploaded when the process is about to end is refused with words', async () => {
  const receiver = await serveInProcess()
  const outgoing = openPost(receiver, { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 1e6 })
  outgoing.on('error', () => {})
  await new Promise((resolve) => outgoing.write('--x', resolve))
  receiver.refuseUploads()
  const [response] = await once(outgoing, 'response')
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '10'])
  expect(JSON.parse(await text(response))).toMatchObject({ error: 'busy', message: expect.stringContaining('again') })
  outgoing.destroy()
  expect((await sendRequest(receiver.url)).status).toBe(503)
})

test('a photo that is too large is named', async () => {
  const receiver = await serveInProcess()
  const photos = [makePicture(10), makePicture(maxPhotoBytes + 1), makePicture(10)]
  const { status, body } = await sendRequest(receiver.url, { photos })
  expect(status).toBe(413)
  expect(body).toMatchObject({ error: 'photo-too-large', photo: 1, message: expect.stringContaining('Photo 2') })
  expect(listStored(receiver)).toEqual(nothing)
})

test('the largest photo that is allowed is stored byte by byte', async () => {
  const receiver = await serveInProcess()
  expect((await sendRequest(receiver.url, { photos: [makePicture(maxPhotoBytes)] })).status).toBe(201)
  expect(readRows(receiver.database, 'SELECT size FROM photos')).toEqual([{ size: maxPhotoBytes }])
  const [file = ''] = listStored(receiver).files
  expect(readFileSync(join(receiver.folder, 'photos', file)).equals(makePicture(maxPhotoBytes))).toBe(true)
})
