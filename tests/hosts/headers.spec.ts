import { expect, test } from 'vitest'
import { requestPath } from '../support/request-path.ts'
import { filePaths, findCompressed, responseHeaders } from './built-files.ts'
import { differs, hosts } from './hosts.ts'

const paths = ['/', '/about', '/nope', '/about/', '/404', '/robots.txt', findCompressed('js'), '/a/../b', '/%00', '/%']

for (const host of hosts) {
  test.each(paths)(`${host.name}: the response to %s has every header of the list, once`, async (path) => {
    if (path === '/%' && differs(host.name, 'refusesBeforeRules')) return
    for (const method of ['GET', 'HEAD']) {
      const { headers } = await requestPath(host, path, { method })
      for (const [name, value] of Object.entries(responseHeaders)) {
        expect(headers[name.toLowerCase()], `${method} ${name}`).toBe(value)
      }
    }
  })

  test(`${host.name}: POST and a 304 have them too`, async () => {
    const { etag } = (await requestPath(host, '/about')).headers
    const refused = await requestPath(host, '/about', { method: 'POST' })
    const unchanged = await requestPath(host, '/about', { headers: { 'if-none-match': etag } })
    expect([refused.status, unchanged.status]).toEqual([405, 304])
    for (const [name, value] of Object.entries(responseHeaders)) {
      expect([refused, unchanged].map(({ headers }) => headers[name.toLowerCase()])).toEqual([value, value])
    }
  })

  test.each([...paths, ...filePaths.slice(-3)])(
    `${host.name}: %s sets no cookie and tells no version`,
    async (path) => {
      const { headers } = await requestPath(host, path)
      expect(headers['set-cookie']).toBeUndefined()
      expect(headers['x-powered-by']).toBeUndefined()
      expect(headers.server ?? '').not.toMatch(/\d/)
    },
  )

  test.each(['/', '/about', '/robots.txt', '/nope', '/about/'])(
    `${host.name}: HEAD %s is GET without a body`,
    async (path) => {
      const [head, get] = await Promise.all([requestPath(host, path, { method: 'HEAD' }), requestPath(host, path)])
      expect(head.body).toHaveLength(0)
      expect(head.status).toBe(get.status)
      for (const name of ['content-type', 'cache-control', 'etag', 'location']) {
        expect(head.headers[name]).toBe(get.headers[name])
      }
    },
  )
}
