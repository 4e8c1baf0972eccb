import { describe, expect, test } from 'vitest'
import { cacheControl } from '../../hosting/rules.ts'
import { requestPath } from '../support/request-path.ts'
import { pagePaths, responseHeaders } from './built-files.ts'
import { differs, hosts } from './hosts.ts'

const otherNames = pagePaths.flatMap((page): [from: string, to: string][] =>
  page === '/'
    ? [
        ['/index', '/'],
        ['/index.html', '/'],
      ]
    : [
        [`${page}/`, page],
        [`${page}.html`, page],
      ],
)

describe.each(hosts)('$name', (host) => {
  test.each(otherNames)('%s redirects permanently to %s, with its query', async (from, to) => {
    for (const query of ['', '?a=1&b=2', '?next=//evil.example']) {
      const { status, headers } = await requestPath(host, from + query)
      const cache = differs(host.name, 'sendsCacheControlForFilesOnly') ? undefined : cacheControl.other
      expect(status).toBe(308)
      expect(headers).toMatchObject({ ...responseHeaders, location: to + query })
      expect(headers['cache-control']).toBe(cache)
    }
  })

  test.each([
    '//evil.example/',
    '//evil.example/services.html',
    '///evil.example/',
    '//services/',
    '/services//',
    '/%2F%2Fevil.example/',
    '/%2Fabout/',
    '/\\evil.example/',
    '/%5Cevil.example/',
    '/\\/services/',
    '/..//evil.example/',
    '/.//evil.example/',
    '//evil.example/%2e%2e/',
    '//evil.example//index.html',
    'http://evil.example/services/',
    '/services/?//evil.example',
    '/%0d%0aLocation:%20https://evil.example/',
  ])('%s leads to no other site', async (path) => {
    const { status, headers } = await requestPath(host, path)
    expect(status).toBeLessThan(500)
    if (!headers.location) return
    const here = 'http://site.example'
    expect(new URL(headers.location, here).origin).toBe(here)
  })
})
