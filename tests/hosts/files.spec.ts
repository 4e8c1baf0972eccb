import { extname } from 'node:path'
import { expect, test } from 'vitest'
import { binaryTypes, chooseCacheControl, chooseContentType, textTypes } from '../../hosting/rules.ts'
import { decompress, requestPath } from '../support/request-path.ts'
import {
  filePaths,
  findCompressed,
  hasCompressedFile,
  pagePaths,
  readBuilt,
  readPage,
  responseHeaders,
} from './built-files.ts'
import { allHosts, differs, hosts } from './hosts.ts'

const extensions = [...new Set(filePaths.map((path) => extname(path).slice(1)))]

for (const host of allHosts) {
  if ('skipped' in host) test.skip(`${host.name}: skipped, ${host.skipped}`, () => {})
}

test('the server of npm start and Cloudflare’s runtime come with the project and are always there', () => {
  expect(hosts.map(({ name }) => name)).toEqual(expect.arrayContaining(['npm start', 'Cloudflare']))
})

test('the build has the kinds of files that are checked here, and no kind without a type', () => {
  expect(extensions).toEqual(expect.arrayContaining(['js', 'png', 'svg', 'txt', 'vcf', 'woff2', 'xml']))
  expect(Object.keys({ ...textTypes, ...binaryTypes })).toEqual(expect.arrayContaining(extensions))
})

for (const host of hosts) {
  test.each(pagePaths)(`${host.name}: %s is the page that was built`, async (path) => {
    const { status, headers, body } = await requestPath(host, path)
    expect(status).toBe(200)
    expect(body.equals(readPage(path))).toBe(true)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe(chooseCacheControl(path))
    if (!differs(host.name, 'compressesAtTheEdge')) expect(headers.vary).toBe('Accept-Encoding')
  })

  test.each(['/services?next=//evil.example/../', '/?a=%2F'])(
    `${host.name}: %s is found with its query`,
    async (path) => {
      expect((await requestPath(host, path)).status).toBe(200)
    },
  )

  test(`${host.name}: a page is found by escaped letters`, async () => {
    const { status, headers } = await requestPath(host, '/%73ervices')
    if (differs(host.name, 'normalizesUrls'))
      expect({ status, to: headers.location }).toEqual({ status: 307, to: '/services' })
    else expect(status).toBe(200)
  })

  test.each(extensions)(
    `${host.name}: every .%s file is what was built, of its type, and cached by the rules`,
    async (kind) => {
      const type = chooseContentType(kind)
      for (const path of filePaths.filter((file) => file.endsWith(`.${kind}`))) {
        const { status, headers, body } = await requestPath(host, path)
        expect({ path, status, cache: headers['cache-control'] }).toEqual({
          path,
          status: 200,
          cache: chooseCacheControl(path),
        })
        expect(body.equals(readBuilt(path)), path).toBe(true)
        // Outside text/ a charset is optional, because these formats are UTF-8 by definition.
        const sent = String(headers['content-type'])
        expect(type.startsWith('text/') ? sent : sent.split(';')[0]).toBe(
          type.startsWith('text/') ? type : type.split(';')[0],
        )
        if (hasCompressedFile(path) && !differs(host.name, 'compressesAtTheEdge'))
          expect(headers.vary).toBe('Accept-Encoding')
      }
    },
  )

  test.each(['/', '/services', ...filePaths.slice(0, 3)])(
    `${host.name}: %s is answered with 304 where the ETag matches`,
    async (path) => {
      for (const encoding of ['identity', 'gzip', 'br']) {
        const first = await requestPath(host, path, { headers: { 'accept-encoding': encoding } })
        const { etag } = first.headers
        expect(etag).toMatch(/^(W\/)?".+"$/)
        const again = await requestPath(host, path, { headers: { 'accept-encoding': encoding, 'if-none-match': etag } })
        expect({ status: again.status, length: again.body.length }).toEqual({ status: 304, length: 0 })
        expect(again.headers['cache-control']).toBe(chooseCacheControl(path))
        const other = await requestPath(host, path, {
          headers: { 'accept-encoding': encoding, 'if-none-match': '"other"' },
        })
        expect(other.status).toBe(200)
      }
    },
  )
}

const paths = [
  '/',
  '/services',
  '/nope',
  '/services/',
  '/404',
  '/robots.txt',
  findCompressed('js'),
  '/a/../b',
  '/%00',
  '/%',
]

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
    const { etag } = (await requestPath(host, '/services')).headers
    const refused = await requestPath(host, '/services', { method: 'POST' })
    const unchanged = await requestPath(host, '/services', { headers: { 'if-none-match': etag } })
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

  test.each(['/', '/services', '/robots.txt', '/nope', '/services/'])(
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

const samples: [path: string, content: Buffer][] = [
  ['/', readPage('/')],
  ['/services', readPage('/services')],
  ...['js', 'svg', 'txt'].map((kind): [string, Buffer] => [findCompressed(kind), readBuilt(findCompressed(kind))]),
]

const encodingCases: [accepted: string, encoding: string | undefined][] = [
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0', undefined],
  ['identity', undefined],
  ['', undefined],
]

for (const host of hosts) {
  test.each(encodingCases)(`${host.name}: who accepts "%s" gets %s, and the same text`, async (accepted, encoding) => {
    for (const [path, content] of samples) {
      const response = await requestPath(host, path, { headers: { 'accept-encoding': accepted } })
      expect({ path, encoding: response.headers['content-encoding'] }).toEqual({ path, encoding })
      expect(decompress(response).equals(content), path).toBe(true)
      if (!differs(host.name, 'compressesAtTheEdge')) expect(response.headers.vary).toBe('Accept-Encoding')
    }
  })

  test(`${host.name}: who accepts all that browsers do gets the smallest`, async () => {
    const { headers } = await requestPath(host, '/services', {
      headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
    })
    expect(headers['content-encoding']).toBe(differs(host.name, 'compressesAtTheEdge') ? 'gzip' : 'br')
  })

  test(`${host.name}: pictures and fonts are not compressed again`, async () => {
    const { headers } = await requestPath(host, '/icons/icon-512.png', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(headers['content-encoding']).toBeUndefined()
  })

  test(`${host.name}: what comes through a proxy is compressed too`, async () => {
    const headers = { 'accept-encoding': 'gzip', via: '1.1 cdn.example' }
    expect((await requestPath(host, '/services', { headers })).headers['content-encoding']).toBe('gzip')
  })
}
