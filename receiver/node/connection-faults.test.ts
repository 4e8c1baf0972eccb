import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { request as openRequest } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { maxBodyBytes, maxPhotoBytes, maxTotalBytes } from '../../src/lib/estimate-request.ts'
import { makePicture } from '../testing/pictures.ts'
import { readRows } from '../testing/read-database.ts'
import { buildForm, sendRequest } from '../testing/send-request.ts'
import { type ReceiverInProcess, serveInProcess } from '../testing/serve-in-process.ts'

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
  const receiver = await serveInProcess({}, { idleTimeoutMs: 100 })
  const { contentType, body } = await encode([makePicture(50_000)])
  const socket = connect(receiver.port, '127.0.0.1')
  socket.write(writeHead(receiver, contentType, body.length))
  socket.write(body.subarray(0, 20_000))
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 [\s\S]+"error":"too-slow"/)
  expect(listStored(receiver)).toEqual(nothing)
})

test('a body may come in pieces of one byte', async () => {
  const receiver = await serveInProcess()
  const { contentType, body } = await encode([makePicture(100)])
  const outgoing = openRequest({
    port: receiver.port,
    host: '127.0.0.1',
    path: '/estimate',
    method: 'POST',
    headers: { 'content-type': contentType, accept: 'application/json' },
  })
  outgoing.setNoDelay()
  for (const byte of body) outgoing.write(Buffer.of(byte))
  outgoing.end()
  const [response] = await once(outgoing, 'response')
  expect(response.statusCode).toBe(201)
})

test.each([
  ['announced', true],
  ['not announced', false],
])('a body that is too large, %s, is refused with words and not stored', async (_case, isAnnounced) => {
  const receiver = await serveInProcess()
  const photos = [1, 2, 3, 4].map((seed) => makePicture(maxTotalBytes / 4 + 1000, 'image/jpeg', seed))
  const { contentType, body } = await encode(photos)
  const outgoing = openRequest({
    port: receiver.port,
    host: '127.0.0.1',
    path: '/estimate',
    method: 'POST',
    headers: {
      'content-type': contentType,
      accept: 'application/json',
      ...(isAnnounced && { 'content-length': body.length }),
    },
  })
  outgoing.end(body)
  const [response] = await once(outgoing, 'response')
  expect(response.statusCode).toBe(413)
  expect(JSON.parse(await text(response))).toMatchObject({ error: 'total-too-large' })
  expect(listStored(receiver)).toEqual(nothing)
})

test('a body without end is cut off', async () => {
  const receiver = await serveInProcess()
  const socket = connect(receiver.port, '127.0.0.1')
  // The last bytes may reach a connection that is already closed.
  socket.on('error', () => {})
  const head = writeHead(receiver, 'multipart/form-data; boundary=x', 0)
  socket.write(head.replace('Content-Length: 0', 'Transfer-Encoding: chunked'))
  const piece = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(0x100000, 'a'), Buffer.from('\r\n')])
  const closed = new Promise((resolve) => socket.once('close', resolve))
  let sent = 0
  while (!socket.destroyed && sent < 10 * maxBodyBytes) {
    sent += piece.length
    const isFull = !socket.write(piece)
    if (isFull) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed])
  }
  expect(sent).toBeLessThan(10 * maxBodyBytes)
  expect(listStored(receiver)).toEqual(nothing)
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
