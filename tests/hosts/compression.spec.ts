import { expect, test } from 'vitest'
import { decompress, requestPath } from '../support/request-path.ts'
import { findCompressed, readBuilt, readPage } from './built-files.ts'
import { differs, hosts } from './hosts.ts'

const samples: [path: string, content: Buffer][] = [
  ['/', readPage('/')],
  ['/about', readPage('/about')],
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
    const { headers } = await requestPath(host, '/about', { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
    expect(headers['content-encoding']).toBe(differs(host.name, 'compressesAtTheEdge') ? 'gzip' : 'br')
  })

  test(`${host.name}: pictures and fonts are not compressed again`, async () => {
    const { headers } = await requestPath(host, '/icons/icon-512.png', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(headers['content-encoding']).toBeUndefined()
  })

  test(`${host.name}: what comes through a proxy is compressed too`, async () => {
    const headers = { 'accept-encoding': 'gzip', via: '1.1 cdn.example' }
    expect((await requestPath(host, '/about', { headers })).headers['content-encoding']).toBe('gzip')
  })
}
