import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { readNodeSettings } from './node-settings.ts'
import { readClient } from './read-client.ts'

function read(peer: string, trusted: string, headers: Record<string, string>) {
  const incoming = { socket: { remoteAddress: peer }, headers: { host: 'site.example', ...headers } }
  return readClient(incoming as unknown as IncomingMessage, readNodeSettings({ TRUST_PROXY: trusted }).trustedProxies)
}

const forwarded = { 'x-forwarded-for': '198.51.100.9, 203.0.113.5', 'x-forwarded-host': 'www.site.example' }

test.each([
  ['nobody is trusted', '127.0.0.1', '', '127.0.0.1', 'site.example'],
  ['somebody else is trusted', '192.0.2.1', '127.0.0.1', '192.0.2.1', 'site.example'],
  ['the proxy is trusted', '127.0.0.1', '127.0.0.1', '203.0.113.5', 'www.site.example'],
  ['its network is trusted', '172.17.0.2', '172.16.0.0/12', '203.0.113.5', 'www.site.example'],
  ['the proxy before it is trusted too', '127.0.0.1', '127.0.0.1, 203.0.113.5', '198.51.100.9', 'www.site.example'],
  ['an IPv4 proxy comes by IPv6', '::ffff:127.0.0.1', '127.0.0.1', '203.0.113.5', 'www.site.example'],
])('where %s, the sender is told accordingly', (_case, peer, trusted, address, host) => {
  expect(read(peer, trusted, forwarded)).toEqual({ address, host })
})

test('a trusted proxy that says nothing sensible is the sender itself', () => {
  expect(read('127.0.0.1', '127.0.0.1', { 'x-forwarded-for': 'unknown' })).toEqual({
    address: '127.0.0.1',
    host: 'site.example',
  })
})
