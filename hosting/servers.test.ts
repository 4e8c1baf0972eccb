import { expect, test } from 'vitest'
import { readEstimateEndpoint } from '../src/form/endpoint.ts'
import { formatCaddyfile } from './caddy.ts'
import { formatNginx } from './nginx.ts'

// What tests/hosts cannot ask of nginx and Caddy themselves, because there they listen elsewhere and serve another folder.

const options = {
  redirects: [{ from: '/about/', to: '/about' }],
  hostname: 'www.site.example',
  endpoint: undefined,
  receiverAddress: '127.0.0.1:4323',
}
const config = formatNginx(options)
const caddyfile = formatCaddyfile(options)

test('the site is served under its name, by Caddy from a folder of that name unless the environment says otherwise', () => {
  expect(config).toMatch(/^ {2}server_name www\.site\.example;$/m)
  expect(caddyfile).toMatch(/^\{\$SITE_ADDRESS:www\.site\.example\} \{$/m)
  expect(caddyfile).toMatch(/^\troot \* \{\$SITE_ROOT:\/srv\/www\.site\.example\}$/m)
})

test('nginx adds headers at the level of the server, and none below it, where they would replace all of those', () => {
  expect(config.split('location /', 2)[1]).not.toContain('add_header')
})

test('with the receiver switched on, its path alone is passed on, to where the build or the environment says', () => {
  const receiving = { ...options, endpoint: readEstimateEndpoint('/estimate'), receiverAddress: 'receiver:4323' }
  const [, location = ''] = formatNginx(receiving).split('location ~ "^/estimate(/|$)" {', 2)
  expect(location).toContain('proxy_pass http://receiver:4323;')
  expect(location).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;')
  expect(config).not.toContain('proxy_')
  expect(formatCaddyfile(receiving)).toMatch(/^\t@receiver path \/estimate \/estimate\/\*$/m)
  expect(formatCaddyfile(receiving)).toMatch(/^\t\treverse_proxy \{\$RECEIVER_ADDRESS:receiver:4323\} \{$/m)
  expect(caddyfile).not.toContain('reverse_proxy')
})
