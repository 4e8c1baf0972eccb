import { expect, test } from 'vitest'
import { cacheControl } from '../../hosting/rules.ts'
import { requestPath } from '../support/request-path.ts'
import { findCompressed, readBuilt } from './built-files.ts'
import { differs, hosts } from './hosts.ts'

const notFoundPage = readBuilt('404.html')

const missing = [
  '/nope',
  '/nope/',
  '/nope.html',
  '/nope?about',
  '/a/b/c/d',
  '/about/more',
  '/ABOUT',
  '/ABOUT/',
  '/robots.txt/',
  '/icons',
  '/icons/',
  `/${'a'.repeat(300)}`,
]

const hidden = [
  '/.env',
  '/.git/config',
  '/.assetsignore',
  '/.well-known/.env',
  '/.well-known/nothing',
  '/about.html.br',
  '/about.html.gz',
  '/about.br',
  '/_headers',
  '/_redirects',
]

for (const host of hosts) {
  test.each([...missing, ...hidden])(`${host.name}: %s gets the 404 page`, async (path) => {
    const { status, headers, body } = await requestPath(host, path)
    expect(status).toBe(404)
    expect(body.equals(notFoundPage)).toBe(true)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe(cacheControl.other)
  })

  test.each(['/_astro/gone.a1b2c3d4.js', `${findCompressed('js')}.br`, '/drawings/'])(
    `${host.name}: %s is missing from a hashed folder and is not cached for a year`,
    async (path) => {
      const { status, headers, body } = await requestPath(host, path)
      expect(status).toBe(404)
      expect(body.equals(notFoundPage)).toBe(true)
      const isCached = differs(host.name, 'cachesByUrlAlone')
      expect(headers['cache-control']).toBe(isCached ? cacheControl.hashed : cacheControl.other)
    },
  )

  test.each(['/404', '/500'])(`${host.name}: the page of %s is no page of its own`, async (path) => {
    const responses = await Promise.all([path, `${path}.html`].map((name) => requestPath(host, name)))
    const statuses = responses.map(({ status }) => status)
    expect(statuses).toEqual(differs(host.name, 'showsErrorPages') ? [200, 307] : [404, 404])
  })

  test(`${host.name}: the 404 page is sent whole, whatever the visitor has of it`, async () => {
    const { etag, 'last-modified': lastModified } = (await requestPath(host, '/nope')).headers
    for (const headers of [{ 'if-none-match': etag }, { 'if-modified-since': lastModified }, { range: 'bytes=2-5' }]) {
      if (!Object.values(headers)[0]) continue
      const { status, body } = await requestPath(host, '/nope', { headers })
      const isShort = 'if-none-match' in headers && differs(host.name, 'revalidatesNotFound')
      expect({ headers, status }).toEqual({ headers, status: isShort ? 304 : 404 })
      expect(body.equals(isShort ? Buffer.alloc(0) : notFoundPage)).toBe(true)
    }
  })
}
