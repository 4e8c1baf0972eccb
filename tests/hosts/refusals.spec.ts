import { expect, test } from 'vitest'
import { maxUrlLength, refusalText } from '../../hosting/rules.ts'
import { requestPath } from '../support/request-path.ts'
import { readPage } from './built-files.ts'
import { differs, hosts } from './hosts.ts'

const badPaths = [
  '/../package.json',
  '/about/../../package.json',
  '/_astro/../../package.json',
  '/about/..',
  '/%2e%2e/package.json',
  '/.%2E/package.json',
  '/%2E%2E%2Fpackage.json',
  '/..%2fpackage.json',
  '/..%5cpackage.json',
  '/..\\package.json',
  '/....//package.json',
  '/_astro%2F..%2F..%2Fpackage.json',
  '/./about',
  '//about',
  '/about//',
  '/about%00',
  '/about%00.html',
  '/about%0d%0aLocation:%20evil',
  '/%E0%A4%A',
  '/%',
  '/about%',
  '/%zz',
]

for (const host of hosts) {
  test.each(badPaths)(`${host.name}: %s is refused, and nothing outside the site is shown`, async (path) => {
    const { status, headers, body } = await requestPath(host, path)
    if (!differs(host.name, 'normalizesUrls')) {
      expect({ status, location: headers.location }).toEqual({ status: 400, location: undefined })
    } else if (status === 200) {
      expect([readPage('/'), readPage('/about')].some((page) => page.equals(body))).toBe(true)
    } else if (status === 307) {
      expect(new URL(headers.location ?? '', 'http://site.example').host).toBe('site.example')
    } else expect(status).toBe(404)
    expect(body.toString()).not.toContain('devDependencies')
  })

  test(`${host.name}: a URL of ${maxUrlLength + 1} characters is too long`, async () => {
    const { status, body } = await requestPath(host, `/${'a'.repeat(maxUrlLength)}`)
    if (differs(host.name, 'takesLongUrls')) expect(status).toBe(404)
    else expect({ status, text: body.toString() }).toEqual({ status: 414, text: refusalText[414] })
  })

  // Longer than what the programs read of a request line, so they refuse it each in its own way.
  test.each([9000, 40_000])(`${host.name}: a URL of %s characters is refused`, async (length) => {
    const { status } = await requestPath(host, `/${'a'.repeat(length)}`)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(`${host.name}: %s is refused`, async (method) => {
    for (const path of ['/', '/about', '/robots.txt', '/nope']) {
      const { status, headers } = await requestPath(host, path, { method })
      const allow = differs(host.name, 'omitsAllowHeader') ? undefined : 'GET, HEAD'
      expect({ path, status, allow: headers.allow }).toEqual({ path, status: 405, allow })
    }
  })
}
