import { extname } from 'node:path'
import { describe, expect, test } from 'vitest'
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

const aFewPaths = [
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
  ...filePaths.slice(-3),
]

const compressed: [path: string, content: Buffer][] = [
  ['/', readPage('/')],
  ['/services', readPage('/services')],
  ['/nope', readPage('/404')],
  ...['js', 'svg', 'txt'].map((kind): [string, Buffer] => [findCompressed(kind), readBuilt(findCompressed(kind))]),
]

const encodingCases: [accepted: string, encoding: string | undefined][] = [
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0', undefined],
  ['br; q=0.0,gzip;q=0', undefined],
  ['identity', undefined],
  ['', undefined],
]

describe.each(hosts)('$name', (host) => {
  test.each(pagePaths)('%s is the page that was built', async (path) => {
    const { status, headers, body } = await requestPath(host, path)
    expect(status).toBe(200)
    expect(body.equals(readPage(path))).toBe(true)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe(chooseCacheControl(path))
    if (!differs(host.name, 'compressesAtTheEdge')) expect(headers.vary).toBe('Accept-Encoding')
  })

  test.each(['/services?next=//evil.example/../', '/?a=%2F'])('%s is found with its query', async (path) => {
    expect((await requestPath(host, path)).status).toBe(200)
  })

  test('a page is found by escaped letters', async () => {
    const { status, headers } = await requestPath(host, '/%73ervices')
    if (differs(host.name, 'normalizesUrls'))
      expect({ status, to: headers.location }).toEqual({ status: 307, to: '/services' })
    else expect(status).toBe(200)
  })

  test.each(extensions)('every .%s file is what was built, of its type, and cached by the rules', async (kind) => {
    const type = chooseContentType(kind)
    for (const path of filePaths.filter((file) => file.endsWith(`.${kind}`))) {
      const { status, headers, body } = await requestPath(host, path)
      const cache = headers['cache-control']
      expect({ path, status, cache }).toEqual({ path, status: 200, cache: chooseCacheControl(path) })
      expect(body.equals(readBuilt(path)), path).toBe(true)
      // Outside text/ a charset is optional, because these formats are UTF-8 by definition.
      const sent = String(headers['content-type'])
      if (type.startsWith('text/')) expect(sent).toBe(type)
      else expect(sent.split(';')[0]).toBe(type.split(';')[0])
      if (hasCompressedFile(path) && !differs(host.name, 'compressesAtTheEdge'))
        expect(headers.vary).toBe('Accept-Encoding')
    }
  })

  test.each(['/', '/services', ...filePaths.slice(0, 3)])(
    '%s is answered with 304 where the ETag matches',
    async (path) => {
      for (const encoding of ['identity', 'gzip', 'br']) {
        const ask = (etag?: string) =>
          requestPath(host, path, { headers: { 'accept-encoding': encoding, ...(etag && { 'if-none-match': etag }) } })
        const { etag, vary } = (await ask()).headers
        expect(etag).toMatch(/^(W\/)?".+"$/)
        const again = await ask(etag)
        expect({ status: again.status, length: again.body.length }).toEqual({ status: 304, length: 0 })
        expect(again.headers).toMatchObject({ ...responseHeaders, etag, 'cache-control': chooseCacheControl(path) })
        expect(again.headers.vary).toBe(vary)
        expect((await ask('"other"')).status).toBe(200)
      }
    },
  )

  test.each(aFewPaths)('%s gets every header of the list, once, no cookie and no version', async (path) => {
    const isRefusedBefore = path === '/%' && differs(host.name, 'refusesBeforeRules')
    for (const method of isRefusedBefore ? ['GET'] : ['GET', 'HEAD', 'POST']) {
      const { headers } = await requestPath(host, path, { method })
      if (!isRefusedBefore) expect(headers, method).toMatchObject(responseHeaders)
      expect(headers['set-cookie']).toBeUndefined()
      expect(headers['x-powered-by']).toBeUndefined()
      expect(headers.server ?? '').not.toMatch(/\d/)
    }
  })

  test.each(['/', '/services', '/robots.txt', '/nope', '/services/'])('HEAD %s is GET without a body', async (path) => {
    const [head, get] = await Promise.all([requestPath(host, path, { method: 'HEAD' }), requestPath(host, path)])
    expect(head.body).toHaveLength(0)
    expect(head.status).toBe(get.status)
    for (const name of ['content-type', 'cache-control', 'etag', 'location']) {
      expect(head.headers[name]).toBe(get.headers[name])
    }
  })

  test.each(encodingCases)('who accepts "%s" gets %s, and the same text', async (accepted, encoding) => {
    for (const [path, content] of compressed) {
      const response = await requestPath(host, path, { headers: { 'accept-encoding': accepted } })
      expect({ path, encoding: response.headers['content-encoding'] }).toEqual({ path, encoding })
      expect(decompress(response).equals(content), path).toBe(true)
      if (!differs(host.name, 'compressesAtTheEdge')) expect(response.headers.vary).toBe('Accept-Encoding')
    }
  })

  test('who accepts all that browsers do gets the smallest', async () => {
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
    const { 'content-encoding': encoding } = (await requestPath(host, '/services', { headers })).headers
    expect(encoding).toBe(differs(host.name, 'compressesAtTheEdge') ? 'gzip' : 'br')
  })

  test('pictures and fonts are not compressed again', async () => {
    const headers = { 'accept-encoding': 'gzip, br' }
    const response = await requestPath(host, '/icons/icon-512.png', { headers })
    expect(response.headers['content-encoding']).toBeUndefined()
  })

  test('what comes through a proxy is compressed too', async () => {
    const headers = { 'accept-encoding': 'gzip', via: '1.1 cdn.example' }
    expect((await requestPath(host, '/services', { headers })).headers['content-encoding']).toBe('gzip')
  })
})
