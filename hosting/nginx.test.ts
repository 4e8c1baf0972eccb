import { expect, test } from 'vitest'
import { readEstimateEndpoint } from '../src/form/endpoint.ts'
import { formatNginx } from './nginx.ts'
import { buildResponseHeaders } from './rules.ts'

const responseHeaders = buildResponseHeaders(undefined)

const config = formatNginx({
  redirects: [{ from: '/about/', to: '/about' }],
  hostname: 'www.site.example',
  port: 8080,
  root: '/srv/my site',
  endpoint: undefined,
  receiverAddress: '127.0.0.1:4323',
})

test('it listens on the port and serves the name and the folder it is told', () => {
  expect(config).toMatch(/^ {2}server_name www\.site\.example;$/m)
  expect(config).toMatch(/^ {2}listen 8080;$/m)
  expect(config).toMatch(/^ {2}root "\/srv\/my site";$/m)
})

test('every header is added for every status at the level of the server, and none below it', () => {
  for (const [name, value] of Object.entries(responseHeaders)) {
    expect(config).toContain(`\n  add_header ${name} "${value}" always;\n`)
  }
  expect(config.split('location /', 2)[1]).not.toContain('add_header')
})

test('a redirect is a location of its own that keeps the query', () => {
  expect(config).toContain('location = "/about/" { return 308 /about$is_args$args; }')
})

test('an error of the server gets the 500 page, which is not cached and has no URL', () => {
  expect(config).toMatch(/^ {2}error_page 500 501 502 503 504 \/500\.html;$/m)
  expect(config).toMatch(/^ {2}error_page 403 =500 \/500\.html;$/m)
  expect(config).toMatch(/^ {2}"~\^5" "no-store";$/m)
  expect(config).toMatch(/^ {2}location = \/500\.html \{ internal; \}$/m)
})

test('backslashes of a pattern survive the quotes', () => {
  expect(config).toContain(String.raw`"~./\\.|./$|\\.(br|gz)$`)
})

test('with the receiver switched on, its path alone is passed on, with the visitor and the host, and each header once', () => {
  const passing = formatNginx({
    redirects: [],
    hostname: 'www.site.example',
    port: 8080,
    root: '/srv/site',
    endpoint: readEstimateEndpoint('/estimate'),
    receiverAddress: 'receiver:4323',
  })
  const [, location = ''] = passing.split('location ~ "^/estimate(/|$)" {', 2)
  expect(location).toContain('proxy_pass http://receiver:4323;')
  expect(location).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;')
  for (const name of Object.keys(responseHeaders)) expect(location).toContain(`proxy_hide_header ${name};`)
  expect(config).not.toContain('proxy_')
})
