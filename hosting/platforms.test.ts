import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { getTransformedRoutes, isHandler } from '@vercel/routing-utils'
import { expect, onTestFinished, test } from 'vitest'
import { formatHeadersFile, formatRedirectsFile, formatVercelConfig } from './platforms.ts'
import { buildResponseHeaders } from './rules.ts'

const responseHeaders = buildResponseHeaders(undefined)
const cachedForAYear = { 'Cache-Control': 'public, max-age=31536000, immutable' }

function writeToFile(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'netlify-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'file')
  writeFileSync(file, content)
  return file
}

function parseHeaders() {
  const headersFiles = [writeToFile(formatHeadersFile(['about.html', 'card.vcf'], undefined))]
  return parseAllHeaders({ headersFiles, configHeaders: [], minimal: true })
}

test('Netlify reads the headers: some everywhere, the cache by folder, the type of a contact card', async () => {
  expect(await parseHeaders()).toEqual({
    errors: [],
    headers: [
      { for: '/*', values: responseHeaders },
      { for: '/_astro/*', values: cachedForAYear },
      { for: '/drawings/*', values: cachedForAYear },
      { for: '/previews/*', values: cachedForAYear },
      { for: '/card.vcf', values: { 'Content-Type': 'text/vcard; charset=utf-8' } },
    ],
  })
})

test('no rule sets a header that the rule for everything sets, because Cloudflare would send both values', async () => {
  const { headers } = await parseHeaders()
  const [everywhere, ...others] = headers.map(({ values }) => Object.keys(values))
  expect(others.flat().filter((name) => everywhere?.includes(name))).toEqual([])
})

test('Cloudflare reads no more than a hundred rules of two thousand characters', () => {
  const lines = formatHeadersFile(['card.vcf'], undefined).split('\n')
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(100)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000)
})

test('Netlify reads the redirects, none of them by force', async () => {
  const redirectsFiles = [writeToFile(formatRedirectsFile([{ from: '/about/', to: '/about' }]))]
  const { redirects, errors } = await parseAllRedirects({ redirectsFiles, configRedirects: [], minimal: true })
  expect(errors).toEqual([])
  expect(redirects).toMatchObject([{ from: '/about/', to: '/about', status: 308, force: false }])
})

interface RoutedResponse {
  status?: number
  headers: Record<string, string>
}

/** What the routes before Vercel looks for a file do with a path. */
function applyRoutes(path: string): RoutedResponse {
  const { routes, error } = getTransformedRoutes(JSON.parse(formatVercelConfig(undefined, { '/prices': '/services' })))
  if (!routes || error) throw error
  const response: RoutedResponse = { headers: {} }
  for (const route of routes) {
    if (isHandler(route)) break
    const match = new RegExp(route.src ?? '').exec(path)
    if (!match) continue
    for (const [name, value] of Object.entries(route.headers ?? {})) {
      response.headers[name] = value.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? '')
    }
    if (route.status) return { ...response, status: route.status }
    if (!route.continue) break
  }
  return response
}

test.each(['/', '/about', '/nope', '/icons/icon-96.png'])('Vercel: %s has the headers of all and no other', (path) => {
  expect(applyRoutes(path)).toEqual({ headers: responseHeaders })
})

test.each(['/_astro/a.js', '/_astro/fonts/a.woff2', '/drawings/a.svg', '/previews/a.png'])(
  'Vercel: %s is cached for a year, too',
  (path) => {
    expect(applyRoutes(path)).toEqual({ headers: { ...responseHeaders, ...cachedForAYear } })
  },
)

test.each([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/index', '/'],
  ['/index.html', '/'],
  ['/prices', '/services'],
])('Vercel: %s redirects permanently to %s', (path, location) => {
  expect(applyRoutes(path)).toMatchObject({ status: 308, headers: { Location: location } })
})
