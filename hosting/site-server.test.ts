import { once } from 'node:events'
import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type RequestOptions, request } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addUnreadableFile, requestPath as requestHostPath, type SiteResponse } from '../tests/support/request-path.ts'
import { refusalText } from './rules.ts'
import { createSiteServer } from './site-server.ts'

// What tests/hosts does not ask of `npm start` together with the other hosts.

const files = {
  'index.html': '<h1>Home</h1>',
  'about.html': '<h1>About</h1>',
  'services/fogging.html': '<h1>Fogging</h1>',
  '404.html': '<h1>Not here</h1>',
  '500.html': '<h1>Our fault</h1>',
  '.well-known/security.txt': 'Contact: us',
  '.env': 'SECRET=1',
}

const outer = mkdtempSync(join(tmpdir(), 'site-'))
const root = join(outer, 'dist')
for (const [name, content] of Object.entries(files)) {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), content)
}
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

test('a page in a folder is served, and has its other names too', async () => {
  expect(await requestPath('/services/fogging')).toMatchObject({ status: 200, body: Buffer.from('<h1>Fogging</h1>') })
  const response = await requestPath('/services/fogging/?a=1')
  expect(response).toMatchObject({ status: 308, headers: { location: '/services/fogging?a=1' } })
})

test('of the files whose names begin with a dot only those that have a URL are served', async () => {
  expect(await requestPath('/.well-known/security.txt')).toMatchObject({ status: 200 })
  expect(await requestPath('/%2eenv')).toMatchObject({ status: 404, body: Buffer.from(files['404.html']) })
})

test.each(['/', '/about', '/nope', '/%'])('HEAD %s has all headers of GET', async (path) => {
  const get = await requestPath(path)
  const head = await requestPath(path, { method: 'HEAD' })
  expect([head.status, head.body.length]).toEqual([get.status, 0])
  expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
})

test.each(['*', '/about.html#fragment', '/%2e/about', '/%'])('%s is refused in plain text', async (path) => {
  expect(await requestPath(path)).toMatchObject({
    status: 400,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: Buffer.from(refusalText[400]),
  })
})

test('it goes on responding after visitors who talk nonsense or leave half way, and reports neither', async () => {
  // More than the connection buffers.
  writeFileSync(join(root, 'large.bin'), Buffer.alloc(32 * 1024 * 1024))
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await sendRaw('nonsense\r\n\r\n')).toContain('400 Bad Request')
  const outgoing = request({ port: (server.address() as AddressInfo).port, path: '/large.bin' }).end()
  const [response] = await once(outgoing, 'response')
  await once(response, 'data')
  response.destroy()
  expect((await requestPath('/about')).status).toBe(200)
  expect(log).not.toHaveBeenCalled()
  log.mockRestore()
  rmSync(join(root, 'large.bin'))
})

test('it serves a page that was rebuilt, and one that has gone is not found', async () => {
  writeFileSync(join(root, 'late.html'), 'first')
  expect((await requestPath('/late')).body.toString()).toBe('first')
  writeFileSync(join(root, 'late.html'), 'second and longer')
  expect((await requestPath('/late')).body.toString()).toBe('second and longer')
  rmSync(join(root, 'late.html'))
  expect((await requestPath('/late')).status).toBe(404)
})

test('a file is read once for all visitors, and is sent whole where a rebuild changes it meanwhile', async () => {
  const path = join(root, 'growing.html')
  writeFileSync(path, 'short')
  const { readFileSync } = fs
  const read = vi.spyOn(fs, 'readFileSync').mockImplementationOnce((...args) => {
    writeFileSync(path, 'much longer than it was')
    return readFileSync(...args)
  })
  syncBuiltinESMExports()
  const bodies: string[] = []
  for (const _visitor of [1, 2, 3]) bodies.push(String((await requestPath('/growing')).body))
  // Once as it was, and once as it is now.
  expect(read).toHaveBeenCalledTimes(2)
  read.mockRestore()
  syncBuiltinESMExports()
  rmSync(path)
  expect(new Set(bodies)).toEqual(new Set(['much longer than it was']))
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
  const { status, headers, body } = await requestFailure('/unreadable')
  expect({ status, body: body.toString() }).toEqual({ status: 500, body: files['500.html'] })
  for (const name of ['etag', 'last-modified']) expect(headers[name]).toBeUndefined()
})

test('where the disk has lost the 500 page and the 404 page cannot be read, the 500 page is sent', async () => {
  for (const page of ['404.html', '500.html']) rmSync(join(root, page))
  addUnreadableFile(join(root, '404.html'))
  const { status, body } = await requestFailure('/nope')
  rmSync(join(root, '404.html'))
  for (const page of ['404.html', '500.html'] as const) writeFileSync(join(root, page), files[page])
  expect({ status, body: body.toString() }).toEqual({ status: 500, body: files['500.html'] })
})

test('without a 404 and a 500 page it says in plain text what is wrong', async () => {
  const folder = mkdtempSync(join(outer, 'bare-'))
  addUnreadableFile(join(folder, 'unreadable.html'))
  const bare = createSiteServer({ root: folder }).listen(0, '127.0.0.1')
  await once(bare, 'listening')
  const { port } = bare.address() as AddressInfo
  const headers = { 'content-type': 'text/plain; charset=utf-8' }
  expect(await requestPath('/nope', { port })).toMatchObject({ status: 404, headers })
  expect(await requestFailure('/unreadable', { port })).toMatchObject({ status: 500, headers })
  bare.close()
})
