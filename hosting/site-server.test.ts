import { once } from 'node:events'
import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type RequestOptions, request } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { compressFolder } from '../integrations/compress.ts'
import { decompress, requestPath as requestHostPath, type SiteResponse } from '../tests/support/request-path.ts'
import { addUnreadableFile } from '../tests/support/unreadable-file.ts'
import { buildResponseHeaders } from './rules.ts'
import { createSiteServer } from './site-server.ts'

const responseHeaders = buildResponseHeaders(undefined)

const revalidate = 'public, max-age=0, must-revalidate'
const longText = 'Clear glass again. '.repeat(200)
const files = {
  'index.html': '<h1>Home</h1>',
  'about.html': `<h1>About</h1>${longText}`,
  'services/fogging.html': '<h1>Fogging</h1>',
  '404.html': `<h1>Not here</h1>${longText}`,
  '500.html': `<h1>Our fault</h1>${longText}`,
  'robots.txt': 'User-agent: *',
  'card.vcf': 'BEGIN:VCARD',
  'data.json': '{}',
  'site.webmanifest': '{}',
  'sitemap.xml': '<urlset/>',
  'icon.svg': '<svg/>',
  'photo.avif': 'not really',
  '_astro/style.a1b2.css': `p{color:red}${longText}`,
  '_astro/form.c3d4.js': 'form()',
  'drawings/van.e5f6.svg': '<svg/>',
  '.env': 'SECRET=1',
  '.git/config': 'secret',
  '.well-known/security.txt': 'Contact: us',
  _headers: '/*',
  _redirects: '/about/ /about 308',
}

const outer = mkdtempSync(join(tmpdir(), 'site-'))
const root = join(outer, 'dist')
for (const [name, content] of Object.entries({ ...files, '../package.json': '{"outside":true}' })) {
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
  ['/', '<h1>Home</h1>'],
  ['/?from=card', '<h1>Home</h1>'],
  ['/about', files['about.html']],
  ['/about?a=1&b=//evil.example/', files['about.html']],
  ['/%61bout', files['about.html']],
  ['/services/fogging', '<h1>Fogging</h1>'],
  ['/robots.txt', 'User-agent: *'],
  ['/.well-known/security.txt', 'Contact: us'],
])('%s is served', async (path, body) => {
  expect(await requestPath(path)).toMatchObject({ status: 200, body: Buffer.from(body) })
})

test.each([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/about.html/', '/about'],
  ['/about/?a=1&b=2', '/about?a=1&b=2'],
  ['/about.html?next=//evil.example', '/about?next=//evil.example'],
  ['/services/fogging/', '/services/fogging'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/index?a=1', '/?a=1'],
])('%s redirects permanently to %s', async (path, location) => {
  expect(await requestPath(path)).toMatchObject({ status: 308, headers: { location } })
})

test.each([
  '//evil.example/',
  '//evil.example/about.html',
  '//about/',
  '/about//',
  '/%2F%2Fevil.example/',
  '/%2Fabout/',
  '/\\evil.example/',
  '/%5Cevil.example/',
  '/\\/about/',
  '/..//evil.example/',
  'http://evil.example/about/',
])('%s leads nowhere', async (path) => {
  const { status, headers } = await requestPath(path)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(headers.location).toBeUndefined()
})

test.each([
  '/nope',
  '/nope/',
  '/nope.html',
  '/404',
  '/500',
  '/500.html',
  '/services',
  '/robots.txt/',
  '/_astro/gone.css',
  '/_astro/',
  '/.env',
  '/.git/config',
  '/%2eenv',
  '/.html',
  '/.well-known/.env',
  '/_headers',
  '/_redirects',
  '/ABOUT/',
  '/about.html.br',
  '/about.br',
  '/about.html.gz',
  '/_astro/style.a1b2.css.br',
])('%s gets the 404 page', async (path) => {
  const { status, headers, body } = await requestPath(path)
  expect(status).toBe(404)
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': revalidate })
  expect(body.toString()).toBe(files['404.html'])
})

test('the 404 page is compressed, and is sent whole whatever the visitor has of it', async () => {
  const first = await requestPath('/nope', { headers: { 'accept-encoding': 'br' } })
  const headers = { 'accept-encoding': 'br', 'if-none-match': first.headers.etag, range: 'bytes=2-5' }
  const again = await requestPath('/nope', { headers })
  expect(again.status).toBe(404)
  expect(decompress(again).toString()).toBe(files['404.html'])
})

test.each(['/', '/about', '/nope', '/%'])('HEAD %s has the headers of GET and no body', async (path) => {
  const get = await requestPath(path)
  const head = await requestPath(path, { method: 'HEAD', headers: { range: 'bytes=2-5' } })
  expect(head.body).toHaveLength(0)
  expect(head.status).toBe(get.status)
  expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is refused', async (method) => {
  expect(await requestPath('/about', { method })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
})

test.each([
  ['/', revalidate],
  ['/about', revalidate],
  ['/robots.txt', revalidate],
  ['/icon.svg', revalidate],
  ['/_astro/style.a1b2.css', 'public, max-age=31536000, immutable'],
  ['/drawings/van.e5f6.svg', 'public, max-age=31536000, immutable'],
])('%s is cached as %s', async (path, cacheControl) => {
  expect((await requestPath(path)).headers['cache-control']).toBe(cacheControl)
})

test.each(['', 'gzip', 'gzip, br'])('a visitor who accepts "%s" gets 304 for what it already has', async (encoding) => {
  const first = await requestPath('/about', { headers: { 'accept-encoding': encoding } })
  const { etag, vary } = first.headers
  const again = await requestPath('/about', { headers: { 'accept-encoding': encoding, 'if-none-match': etag } })
  expect(again).toMatchObject({ status: 304, headers: { etag, vary, 'cache-control': revalidate } })
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
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0,gzip;q=0', undefined],
  ['identity', undefined],
  ['', undefined],
])('a visitor who accepts "%s" gets the encoding %s', async (accepted, encoding) => {
  for (const [path, content] of [
    ['/about', files['about.html']],
    ['/_astro/style.a1b2.css', files['_astro/style.a1b2.css']],
  ] as const) {
    const { headers, body } = await requestPath(path, { headers: { 'accept-encoding': accepted } })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toBe('Accept-Encoding')
    expect(decompress({ headers, body }).toString()).toBe(content)
  }
})

test.each([
  ['/about', 'text/html; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/card.vcf', 'text/vcard; charset=utf-8'],
  ['/data.json', 'application/json; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/icon.svg', 'image/svg+xml; charset=utf-8'],
  ['/photo.avif', 'image/avif'],
  ['/_astro/style.a1b2.css', 'text/css; charset=utf-8'],
  ['/_astro/form.c3d4.js', 'text/javascript; charset=utf-8'],
])('%s is %s, compressed or not', async (path, type) => {
  expect((await requestPath(path)).headers['content-type']).toBe(type)
  expect((await requestPath(path, { headers: { 'accept-encoding': 'br' } })).headers['content-type']).toBe(type)
})

test.each(['/', '/about/', '/nope', '/%', '/photo.avif', '/_astro/form.c3d4.js'])(
  '%s has the headers of every response',
  async (path) => {
    const { headers } = await requestPath(path)
    for (const [name, value] of Object.entries(responseHeaders)) expect(headers[name.toLowerCase()]).toBe(value)
  },
)

test.each([
  '/../package.json',
  '/about/../../package.json',
  '/%2e%2e/package.json',
  '/%2E%2E%2Fpackage.json',
  '/..%2fpackage.json',
  '/..%5cpackage.json',
  '/_astro%2Fstyle.a1b2.css',
  '/about%00',
  '/about%00.html',
  '/about%0d%0aLocation:%20evil',
  '/%E0%A4%A',
  '//about',
  '/./about',
  '/%2e/about',
  '/%',
  '/about%',
  '/about.html.br#fragment',
  '*',
])('%s is refused in plain text', async (path) => {
  const { status, headers, body } = await requestPath(path)
  expect({ status, type: headers['content-type'] }).toEqual({ status: 400, type: 'text/plain; charset=utf-8' })
  expect(body.toString()).not.toContain('outside')
})

test('a URL of 2048 characters is looked up, a longer one refused', async () => {
  expect((await requestPath(`/${'a'.repeat(2047)}`)).status).toBe(404)
  const tooLong = await requestPath(`/${'a'.repeat(2048)}`)
  expect(tooLong).toMatchObject({ status: 414, headers: { 'content-type': 'text/plain; charset=utf-8' } })
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

test.each([
  ['', ''],
  ['gzip', 'gzip'],
  ['gzip, br', 'br'],
])('a file that cannot be read gets the 500 page, for who accepts "%s" as "%s"', async (accepted, encoding) => {
  const { status, headers, body } = await requestFailure('/unreadable', { headers: { 'accept-encoding': accepted } })
  expect(status).toBe(500)
  expect(decompress({ headers, body }).toString()).toBe(files['500.html'])
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  expect(headers['content-encoding'] ?? '').toBe(encoding)
  for (const name of ['etag', 'last-modified']) expect(headers[name]).toBeUndefined()
  for (const [name, value] of Object.entries(responseHeaders)) expect(headers[name.toLowerCase()]).toBe(value)
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
