import { expect, test } from 'vitest'
import { readEstimateEndpoint } from '../src/form/endpoint.ts'
import { formatCaddyfile } from './caddy.ts'
import { buildResponseHeaders } from './rules.ts'

const responseHeaders = buildResponseHeaders(undefined)

const caddyfile = formatCaddyfile({
  redirects: [{ from: '/about/', to: '/about' }],
  hostname: 'www.site.example',
  endpoint: undefined,
  receiverAddress: '127.0.0.1:4323',
})

test('it serves the host from its own folder unless the environment says otherwise', () => {
  expect(caddyfile).toMatch(/^\{\$SITE_ADDRESS:www\.site\.example\} \{$/m)
  expect(caddyfile).toMatch(/^\troot \* \{\$SITE_ROOT:\/srv\/www\.site\.example\}$/m)
})

test('every header is set, and the map leads from one URL to the other', () => {
  for (const [name, value] of Object.entries(responseHeaders)) {
    expect(caddyfile).toContain(`\n\t\t${name} "${value}"\n`)
  }
  expect(caddyfile).toMatch(/^\t\t\t\/about\/ \/about$/m)
})

test('an error of the server gets the 500 page, which is not cached, and any other the 404 page', () => {
  const [serverError, other] = (caddyfile.split('handle @server_error', 2)[1] ?? '').split('\t\thandle {')
  expect(serverError).toMatch(/rewrite \* \/500\.html\s+header Cache-Control "no-store"/)
  expect(other).toMatch(/rewrite \* \/404\.html\s+header Cache-Control "public, max-age=0, must-revalidate"/)
})

test('the braces match', () => {
  expect(caddyfile.match(/\{/g)).toHaveLength(caddyfile.match(/\}/g)?.length ?? 0)
})

test('with the receiver switched on, its path alone is passed on, to where the environment says', () => {
  const passing = formatCaddyfile({
    redirects: [],
    hostname: 'www.site.example',
    endpoint: readEstimateEndpoint('/estimate'),
    receiverAddress: '127.0.0.1:4323',
  })
  expect(passing).toMatch(/^\t@receiver path \/estimate \/estimate\/\*$/m)
  expect(passing).toMatch(/^\t\treverse_proxy \{\$RECEIVER_ADDRESS:127\.0\.0\.1:4323\} \{$/m)
  expect(caddyfile).not.toContain('reverse_proxy')
})
