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

  test('a URL that names another site is redirected on this one', async () => {
    const { headers } = await requestPath(host, 'http://evil.example/services/')
    const here = 'http://site.example'
    expect(new URL(headers.location ?? '', here).origin).toBe(here)
  })
})
