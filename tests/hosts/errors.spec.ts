import { describe, expect, test } from 'vitest'
import { cacheControl, maxUrlLength, refusalText } from '../../hosting/rules.ts'
import { decompress, requestPath } from '../support/request-path.ts'
import { findCompressed, readBuilt, readPage, responseHeaders, unreadablePath } from './built-files.ts'
import { differs, hosts } from './hosts.ts'

const notFoundPage = readBuilt('404.html')
const serverErrorPage = readBuilt('500.html')

const missing = [
  '/nope',
  '/nope/',
  '/nope.html',
  '/nope?services',
  '/a/b/c/d',
  '/services/more',
  '/ABOUT',
  '/ABOUT/',
  '/robots.txt/',
  '/icons',
  '/icons/',
  `/${'a'.repeat(300)}`,
  `/${'a'.repeat(maxUrlLength - 1)}`,
]

const hidden = [
  '/.env',
  '/.html',
  '/.git/config',
  '/.assetsignore',
  '/.well-known/.env',
  '/.well-known/nothing',
  '/services.html.br',
  '/services.html.gz',
  '/services.br',
  '/_headers',
  '/_redirects',
]

const missingFromHashedFolder = ['/_astro/gone.a1b2c3d4.js', `${findCompressed('js')}.br`, '/drawings/']

const malformed = [
  '/../package.json',
  '/services/../../package.json',
  '/_astro/../../package.json',
  '/services/..',
  '/%2e%2e/package.json',
  '/.%2E/package.json',
  '/%2E%2E%2Fpackage.json',
  '/..%2fpackage.json',
  '/..%5cpackage.json',
  '/..\\package.json',
  '/....//package.json',
  '/_astro%2F..%2F..%2Fpackage.json',
  '/./services',
  '//services',
  '/services//',
  '/services%00',
  '/services%00.html',
  '/services%0d%0aLocation:%20evil',
  '/%E0%A4%A',
  '/%',
  '/services%',
  '/%zz',
  '//evil.example/',
  '//evil.example/services.html',
  '///evil.example/',
  '//services/',
  '/%2F%2Fevil.example/',
  '/%2Fabout/',
  '/\\evil.example/',
  '/%5Cevil.example/',
  '/\\/services/',
  '/..//evil.example/',
  '/.//evil.example/',
  '//evil.example/%2e%2e/',
  '//evil.example//index.html',
  '/%0d%0aLocation:%20https://evil.example/',
]

describe.each(hosts)('$name', (host) => {
  test.each([...missing, ...hidden, ...missingFromHashedFolder])('%s gets the 404 page', async (path) => {
    const { status, headers, body } = await requestPath(host, path)
    const isCached = missingFromHashedFolder.includes(path) && differs(host.name, 'cachesByUrlAlone')
    expect(status).toBe(404)
    expect(body.equals(notFoundPage)).toBe(true)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe(isCached ? cacheControl.hashed : cacheControl.other)
  })

  test.each(['/404', '/500'])('the page of %s is no page of its own', async (path) => {
    const responses = await Promise.all([path, `${path}.html`].map((name) => requestPath(host, name)))
    const statuses = responses.map(({ status }) => status)
    expect(statuses).toEqual(differs(host.name, 'showsErrorPages') ? [200, 307] : [404, 404])
  })

  test('the 404 page is sent whole, whatever the visitor has of it', async () => {
    const { etag = '"any"', 'last-modified': lastModified = new Date().toUTCString() } = (
      await requestPath(host, '/nope')
    ).headers
    for (const headers of [{ 'if-none-match': etag }, { 'if-modified-since': lastModified }, { range: 'bytes=2-5' }]) {
      const { status, body } = await requestPath(host, '/nope', { headers })
      const isShort = 'if-none-match' in headers && differs(host.name, 'revalidatesNotFound')
      expect({ headers, status }).toEqual({ headers, status: isShort ? 304 : 404 })
      expect(body.equals(isShort ? Buffer.alloc(0) : notFoundPage)).toBe(true)
    }
  })

  test.each(malformed)('%s is refused, nothing outside the site is shown, and no other site', async (path) => {
    const { status, headers, body } = await requestPath(host, path)
    if (!differs(host.name, 'normalizesUrls')) {
      expect({ status, location: headers.location }).toEqual({ status: 400, location: undefined })
    } else if (status === 200) {
      expect([readPage('/'), readPage('/services')].some((page) => page.equals(body))).toBe(true)
    } else if (status === 307 || status === 308) {
      expect(new URL(headers.location ?? '', 'http://site.example').host).toBe('site.example')
    } else expect(status).toBe(404)
    expect(body.toString()).not.toContain('devDependencies')
  })

  test(`a URL of ${maxUrlLength + 1} characters is too long`, async () => {
    const { status, body } = await requestPath(host, `/${'a'.repeat(maxUrlLength)}`)
    if (differs(host.name, 'takesLongUrls')) expect(status).toBe(404)
    else expect({ status, text: body.toString() }).toEqual({ status: 414, text: refusalText[414] })
  })

  // Longer than what the programs read of a request line, so they refuse it each in its own way.
  test.each([9000, 40_000])('a URL of %s characters is refused', async (length) => {
    const { status } = await requestPath(host, `/${'a'.repeat(length)}`)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is refused', async (method) => {
    for (const path of ['/', '/services', '/robots.txt', '/nope']) {
      const { status, headers } = await requestPath(host, path, { method })
      const allow = differs(host.name, 'omitsAllowHeader') ? undefined : 'GET, HEAD'
      expect({ path, status, allow: headers.allow }).toEqual({ path, status: 405, allow })
    }
  })
})

const withoutErrorPage = hosts.filter(({ name }) => differs(name, 'sendsItsOwnErrors'))
const withErrorPage = hosts.filter(({ name }) => !differs(name, 'sendsItsOwnErrors'))

// On Windows a file's mode does not prevent reading it.
const describeFailure = describe.skipIf(process.platform === 'win32')

describeFailure.each(withoutErrorPage)('$name', (host) => {
  test('what it cannot read gets its status, and no page of ours', async () => {
    const { status, body } = await requestPath(host, unreadablePath)
    expect({ status, length: body.length }).toEqual({ status: 500, length: 0 })
  })
})

describeFailure.each(withErrorPage)('$name', (host) => {
  test.each(['', 'gzip', 'br'])('what it cannot read gets the 500 page, for who accepts "%s" too', async (encoding) => {
    const response = await requestPath(host, unreadablePath, { headers: { 'accept-encoding': encoding } })
    const { status, headers } = response
    expect(status).toBe(500)
    expect(decompress(response).equals(serverErrorPage)).toBe(true)
    expect(headers).toMatchObject({
      ...responseHeaders,
      ...(encoding && { 'content-encoding': encoding }),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': cacheControl.noStore,
      vary: 'Accept-Encoding',
    })
    expect(headers.server ?? '').not.toMatch(/\d/)
  })

  test('HEAD of it is GET without a body', async () => {
    const head = await requestPath(host, unreadablePath, { method: 'HEAD' })
    const get = await requestPath(host, unreadablePath)
    expect({ status: head.status, length: head.body.length }).toEqual({ status: 500, length: 0 })
    for (const name of ['content-type', 'cache-control', 'content-length']) {
      expect(head.headers[name]).toBe(get.headers[name])
    }
  })

  test('the 500 page is sent whole, whatever the visitor has of it', async () => {
    const { etag = '"any"', 'last-modified': lastModified = new Date().toUTCString() } = (
      await requestPath(host, unreadablePath)
    ).headers
    for (const headers of [{ 'if-none-match': etag }, { 'if-modified-since': lastModified }]) {
      const { status, body } = await requestPath(host, unreadablePath, { headers })
      expect({ headers, status }).toEqual({ headers, status: 500 })
      expect(body.equals(serverErrorPage)).toBe(true)
    }
  })

  test('the pages beside it are served as ever', async () => {
    const responses = await Promise.all([unreadablePath, '/services', '/nope'].map((path) => requestPath(host, path)))
    expect(responses.map(({ status }) => status)).toEqual([500, 200, 404])
  })
})
