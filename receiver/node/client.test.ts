import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { getRateLimitKey } from '../create-receiver.ts'
import { readNodeSettings } from './node-settings.ts'
import { readClient } from './start-receiver.ts'

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

test.each([
  ['an address and a port', '203.0.113.5:5678', '203.0.113.5'],
  ['IPv6', '2001:db8::1', '2001:db8::1'],
  ['IPv6 and a port', '[2001:db8::1]:443', '2001:db8::1'],
  ['IPv6 in brackets', '[2001:db8::1]', '2001:db8::1'],
  ['a proxy of ours with a port before the sender', '203.0.113.5, 10.0.0.2:80', '203.0.113.5'],
  ['nothing but proxies of ours, the first of which is where it began', '10.0.0.2, 10.0.0.3', '10.0.0.2'],
  // What stands before an entry that is no address may have been written by anybody.
  ['unknown', 'unknown', '127.0.0.1'],
  ['an address before unknown', '203.0.113.5, unknown', '127.0.0.1'],
  ['unknown before a proxy of ours', '203.0.113.5, unknown, 10.0.0.2', '10.0.0.2'],
  ['an address before nothing', '203.0.113.5, , 10.0.0.2', '10.0.0.2'],
  ['an address before a port without end', '203.0.113.5, 198.51.100.9:123456', '127.0.0.1'],
  ['an address before a name', '203.0.113.5, _hidden', '127.0.0.1'],
  ['nothing', '', '127.0.0.1'],
])('X-Forwarded-For with %s', (_case, header, address) => {
  const headers = { 'x-forwarded-for': header }
  expect(read('127.0.0.1', '127.0.0.1, 10.0.0.0/8', headers)).toEqual({ address, host: 'site.example' })
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:2::6', '2001:db8:1::/48'],
  ['2001:db8::6', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['', ''],
])('%s counts as %s', (address, key) => {
  expect(getRateLimitKey(address)).toBe(key)
})
