import { expect, test } from 'vitest'
import { cacheControl } from '../../hosting/rules.ts'
import { decompress, requestPath } from '../support/request-path.ts'
import { readBuilt, responseHeaders, unreadablePath } from './built-files.ts'
import { differs, hosts } from './hosts.ts'

const serverErrorPage = readBuilt('500.html')

// On Windows a file's mode does not prevent reading it.
const testFailure = test.skipIf(process.platform === 'win32')

for (const host of hosts) {
  if (differs(host.name, 'sendsItsOwnErrors')) {
    testFailure(`${host.name}: what it cannot read gets its status, and no page of ours`, async () => {
      const { status, body } = await requestPath(host, unreadablePath)
      expect({ status, length: body.length }).toEqual({ status: 500, length: 0 })
    })
    continue
  }

  testFailure.each(['', 'gzip', 'br'])(
    `${host.name}: what it cannot read gets the 500 page, for who accepts "%s" too`,
    async (encoding) => {
      const response = await requestPath(host, unreadablePath, { headers: { 'accept-encoding': encoding } })
      const { status, headers } = response
      expect(status).toBe(500)
      expect(decompress(response).equals(serverErrorPage)).toBe(true)
      expect(headers['content-encoding'] ?? '').toBe(encoding)
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(headers['cache-control']).toBe(cacheControl.noStore)
      expect(headers.vary).toBe('Accept-Encoding')
      for (const [name, value] of Object.entries(responseHeaders)) expect(headers[name.toLowerCase()]).toBe(value)
      expect(headers.server ?? '').not.toMatch(/\d/)
    },
  )

  testFailure(`${host.name}: HEAD of it is GET without a body`, async () => {
    const [head, get] = [
      await requestPath(host, unreadablePath, { method: 'HEAD' }),
      await requestPath(host, unreadablePath),
    ]
    expect({ status: head.status, length: head.body.length }).toEqual({ status: 500, length: 0 })
    for (const name of ['content-type', 'cache-control', 'content-length']) {
      expect(head.headers[name]).toBe(get.headers[name])
    }
  })

  testFailure(`${host.name}: the 500 page is sent whole, whatever the visitor has of it`, async () => {
    const { etag = '"any"', 'last-modified': lastModified = new Date().toUTCString() } = (
      await requestPath(host, unreadablePath)
    ).headers
    for (const headers of [{ 'if-none-match': etag }, { 'if-modified-since': lastModified }]) {
      const { status, body } = await requestPath(host, unreadablePath, { headers })
      expect({ headers, status }).toEqual({ headers, status: 500 })
      expect(body.equals(serverErrorPage)).toBe(true)
    }
  })

  testFailure(`${host.name}: the pages beside it are served as ever`, async () => {
    const responses = await Promise.all([unreadablePath, '/about', '/nope'].map((path) => requestPath(host, path)))
    expect(responses.map(({ status }) => status)).toEqual([500, 200, 404])
  })
}
