import { once } from 'node:events'
import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type RequestOptions, request } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { compressFolder } from '../integrations/compress.ts'
import { decompress, requestPath as requestHostPath, type SiteResponse } from '../tests/support/request-path.ts'
import { addUnreadableFile } from '../tests/support/unreadable-file.ts'
import { cacheControl, maxUrlLength, refusalText } from './rules.ts'
import { createSiteServer } from './site-server.ts'

// What tests/hosts does not ask of `npm start` together with the other hosts.

const longText = 'Clear glass again. '.repeat(200)
const files = {
  'index.html': '<h1>Home</h1>',
  'about.html': `<h1>About</h1>${longText}`,
  'services/fogging.html': '<h1>Fogging</h1>',
  '404.html': `<h1>Not here</h1>${longText}`,
  '500.html': `<h1>Our fault</h1>${longText}`,
  '.well-known/security.txt': 'Contact: us',
  '.env': 'SECRET=1',
}

const outer = mkdtempSync(join(tmpdir(), 'site-'))
const root = join(outer, 'dist')
for (const [name, content] of Object.entries(files)) {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), content)
}
await compressFolder(root)
addUnreadableFile(join(root, 'unreadable.html'))
const server = createSiteServer({ root })

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterAll(() => {
  server.close()
  server.closeAllConnections()
  rmSync(outer, { recursive: true })
})

function requestPath(path: string, options?: RequestOptions): Promise<SiteResponse> {
  return requestHostPath(server.address() as AddressInfo, path, options)
}

async function sendRaw(message: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.end(message)
  return text(socket)
}

test.each([
  ['/services/fogging', '<h1>Fogging</h1>'],
  ['/.well-known/security.txt', 'Contact: us'],
])('%s lies in a folder and is served', async (path, body) => {
  expect(await requestPath(path)).toMatchObject({ status: 200, body: Buffer.from(body) })
})

test('a page in a folder has its other names too', async () => {
  const response = await requestPath('/services/fogging/?a=1')
  expect(response).toMatchObject({ status: 308, headers: { location: '/services/fogging?a=1' } })
})

test.each(['/%2eenv', '/.html', '/services'])('%s gets the 404 page', async (path) => {
  expect(await requestPath(path)).toMatchObject({ status: 404, body: Buffer.from(files['404.html']) })
})

test('the 404 page is compressed, and is sent whole whatever the visitor has of it', async () => {
  const first = await requestPath('/nope', { headers: { 'accept-encoding': 'br' } })
  const headers = { 'accept-encoding': 'br', 'if-none-match': first.headers.etag, range: 'bytes=2-5' }
  const again = await requestPath('/nope', { headers })
  expect(again).toMatchObject({ status: 404, headers: { 'content-encoding': 'br' } })
  expect(decompress(again).toString()).toBe(files['404.html'])
})

test.each(['/', '/about', '/nope', '/%'])(
  'HEAD %s has all headers of GET, also where it asks for a range',
  async (path) => {
    const get = await requestPath(path)
    const head = await requestPath(path, { method: 'HEAD', headers: { range: 'bytes=2-5' } })
    expect([head.status, head.body.length]).toEqual([get.status, 0])
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
  },
)

test.each(['', 'gzip', 'gzip, br'])('a visitor who accepts "%s" gets 304 for what it already has', async (encoding) => {
  const first = await requestPath('/about', { headers: { 'accept-encoding': encoding } })
  const { etag, vary } = first.headers
  const again = await requestPath('/about', { headers: { 'accept-encoding': encoding, 'if-none-match': etag } })
  expect(again).toMatchObject({ status: 304, headers: { etag, vary, 'cache-control': cacheControl.other } })
  expect(again.body).toHaveLength(0)
})

test('an ETag of another version gets the page and its own ETag', async () => {
  const { headers } = await requestPath('/about')
  const again = await requestPath('/about', { headers: { 'if-none-match': 'W/"old"' } })
  expect(again).toMatchObject({ status: 200, headers: { etag: headers.etag } })
  expect(headers.etag).toMatch(/^W\/".+"$/)
})

test.each([
  ['br', 'br'],
  ['br; q=0.0,gzip;q=0', undefined],
])('a visitor who accepts "%s" gets the encoding %s, and the type of the page', async (accepted, encoding) => {
  const { headers } = await requestPath('/about', { headers: { 'accept-encoding': accepted } })
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
})

test.each(['*', '/about.html#fragment', '/%2e/about', '/%'])('%s is refused in plain text', async (path) => {
  expect(await requestPath(path)).toMatchObject({
    status: 400,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: Buffer.from(refusalText[400]),
  })
})

test('a URL of the greatest length is looked up', async () => {
  expect((await requestPath(`/${'a'.repeat(maxUrlLength - 1)}`)).status).toBe(404)
})

test.each([
  ['bytes=1-2', 206, 'h1'],
  ['bytes=1-', 206, '<h1>Home</h1>'.slice(1)],
  ['bytes=1-999', 206, '<h1>Home</h1>'.slice(1)],
  ['bytes=99-', 416, ''],
  ['bytes=0-0', 200, '<h1>Home</h1>'],
  ['bytes=-3', 200, '<h1>Home</h1>'],
  ['bytes=9-2', 200, '<h1>Home</h1>'],
  ['bytes=1-2,4-5', 200, '<h1>Home</h1>'],
  ['lines=1-2', 200, '<h1>Home</h1>'],
])('the range %s gets %s', async (range, status, body) => {
  expect(await requestPath('/', { headers: { range } })).toMatchObject({ status, body: Buffer.from(body) })
})

test('it goes on responding after visitors who talk nonsense or leave half way', async () => {
  expect(await sendRaw('nonsense\r\n\r\n')).toContain('400 Bad Request')
  const outgoing = request({ port: (server.address() as AddressInfo).port, path: '/about' }).end()
  const [response] = await once(outgoing, 'response')
  response.destroy()
  expect((await requestPath('/about')).status).toBe(200)
})

test('a visitor who leaves half way closes the file, and is no error', async () => {
  const path = join(root, 'large.bin')
  // More than the connection buffers.
  writeFileSync(path, Buffer.alloc(32 * 1024 * 1024))
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const open = vi.spyOn(fs, 'createReadStream')
  syncBuiltinESMExports()
  const outgoing = request({ port: (server.address() as AddressInfo).port, path: '/large.bin' }).end()
  const [response] = await once(outgoing, 'response')
  await once(response, 'data')
  response.destroy()
  await vi.waitFor(() => expect(open.mock.results[0]?.value.closed).toBe(true), { timeout: 30_000 })
  // The server would report it after the file has closed.
  await new Promise(setImmediate)
  expect(log).not.toHaveBeenCalled()
  log.mockRestore()
  open.mockRestore()
  syncBuiltinESMExports()
  rmSync(path)
})

test('it serves a page that was rebuilt, and one that has gone is not found', async () => {
  writeFileSync(join(root, 'late.html'), 'first')
  expect((await requestPath('/late')).body.toString()).toBe('first')
  writeFileSync(join(root, 'late.html'), 'second and longer')
  expect((await requestPath('/late')).body.toString()).toBe('second and longer')
  rmSync(join(root, 'late.html'))
  expect((await requestPath('/late')).status).toBe(404)
})

test('a page that a rebuild makes longer while it is sent ends where it was said to', async () => {
  const path = join(root, 'growing.html')
  writeFileSync(path, 'short')
  const { createReadStream } = fs
  const grow = vi.spyOn(fs, 'createReadStream').mockImplementation((...args) => {
    writeFileSync(path, 'much longer than it was')
    return createReadStream(...args)
  })
  syncBuiltinESMExports()
  const { body } = await requestPath('/growing')
  grow.mockRestore()
  syncBuiltinESMExports()
  rmSync(path)
  expect(body.toString()).toBe('much ')
})

test('without a 404 page it says so in plain text', async () => {
  const bare = createSiteServer({ root: join(outer, 'nothing') }).listen(0, '127.0.0.1')
  await once(bare, 'listening')
  const response = await requestPath('/nope', { port: (bare.address() as AddressInfo).port })
  bare.close()
  expect(response).toMatchObject({ status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
})

/** Asks for what cannot be read, which the server also tells its log. */
async function requestFailure(path: string, options: RequestOptions = {}): Promise<SiteResponse> {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const response = await requestPath(path, options)
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ code: 'EACCES' }))
  log.mockRestore()
  return response
}

test('of a file that cannot be read nothing is told but the 500 page', async () => {
  const { status, headers, body } = await requestFailure('/unreadable', { headers: { 'accept-encoding': 'gzip, br' } })
  expect([status, headers['content-encoding'], headers['cache-control']]).toEqual([500, 'br', cacheControl.noStore])
  expect(decompress({ headers, body }).toString()).toBe(files['500.html'])
  for (const name of ['etag', 'last-modified']) expect(headers[name]).toBeUndefined()
})

test('HEAD of a file that cannot be read has the headers of GET and no body', async () => {
  const get = await requestFailure('/unreadable')
  const head = await requestFailure('/unreadable', { method: 'HEAD' })
  expect({ status: head.status, length: head.body.length }).toEqual({ status: 500, length: 0 })
  expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
})

test('a 404 page that cannot be read gets the 500 page too, and its status', async () => {
  rmSync(join(root, '404.html'))
  addUnreadableFile(join(root, '404.html'))
  const { status, body } = await requestFailure('/nope')
  rmSync(join(root, '404.html'))
  writeFileSync(join(root, '404.html'), files['404.html'])
  expect({ status, body: body.toString() }).toEqual({ status: 500, body: files['500.html'] })
})

test('the 500 page is there when the disk has lost it', async () => {
  rmSync(join(root, '500.html'))
  const { body } = await requestFailure('/unreadable')
  writeFileSync(join(root, '500.html'), files['500.html'])
  expect(body.toString()).toBe(files['500.html'])
})

test('without a 500 page it says so in plain text', async () => {
  const folder = mkdtempSync(join(outer, 'bare-'))
  addUnreadableFile(join(folder, 'unreadable.html'))
  const bare = createSiteServer({ root: folder }).listen(0, '127.0.0.1')
  await once(bare, 'listening')
  const response = await requestFailure('/unreadable', { port: (bare.address() as AddressInfo).port })
  bare.close()
  expect(response).toMatchObject({ status: 500, headers: { 'content-type': 'text/plain; charset=utf-8' } })
})
