import { expect, test } from 'vitest'
import { readEstimateEndpoint } from '../src/form/endpoint.ts'
import {
  buildResponseHeaders,
  chooseCacheControl,
  chooseContentType,
  isHidden,
  receiverPages,
  refusedPath,
} from './rules.ts'

test.each([
  ['/', 'public, max-age=0, must-revalidate'],
  ['/drawings', 'public, max-age=0, must-revalidate'],
  ['/icons/icon-96.png', 'public, max-age=0, must-revalidate'],
  ['/_astro/fonts/a1b2.woff2', 'public, max-age=31536000, immutable'],
  ['/drawings/van.e5f6.svg', 'public, max-age=31536000, immutable'],
])('%s is cached as %s', (path, value) => {
  expect(chooseCacheControl(path)).toBe(value)
})

test.each([
  ['webmanifest', 'application/manifest+json; charset=utf-8'],
  ['avif', 'image/avif'],
  ['exe', 'application/octet-stream'],
])('a file with the extension %s is %s', (extension, type) => {
  expect(chooseContentType(extension)).toBe(type)
})

test.each(['/', '/about', '/a.b/c', '/.well-known/security.txt', '/headers', '/brr', '/404s', '/5000'])(
  '%s is not hidden',
  (path) => {
    expect(isHidden(path)).toBe(false)
  },
)

// What tests/hosts/errors.spec.ts asks of every host is not repeated here, nor in the list of malformed paths below.
test.each([
  '/.well-known',
  '/.well-known-too/x',
  '/a/.git/config',
  ...receiverPages.flatMap((page) => [`/${page}`, `/${page.replace('.html', '')}`]),
])('%s is hidden', (path) => {
  expect(isHidden(path)).toBe(true)
})

test.each(['/', '/about?next=//evil.example/../', '/%61bout', '/a..b', '/.well-known/x', '/caf%C3%A9', '/about?a=%2F'])(
  '%s is accepted',
  (url) => {
    expect(url).not.toMatch(new RegExp(refusedPath))
  },
)

test.each(['/a/..?b', '/\\a', '/a#b', '/%2fa', '/%5Ca', '/a%7f'])('%s is refused as malformed', (url) => {
  expect(url).toMatch(new RegExp(refusedPath))
})

test.each([
  [undefined, "form-action 'none'"],
  ['/estimate', "form-action 'self'"],
  ['https://forms.example/f/1', 'form-action https://forms.example'],
])('with ESTIMATE_ENDPOINT=%s the policy says %s', (value, directive) => {
  const policy = buildResponseHeaders(readEstimateEndpoint(value))['Content-Security-Policy'] ?? ''
  expect(policy.split('; ')).toContain(directive)
})
