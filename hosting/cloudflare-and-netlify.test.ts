import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { expect, onTestFinished, test } from 'vitest'
import { formatHeadersFile, formatRedirectsFile } from './cloudflare-and-netlify.ts'
import { buildResponseHeaders } from './rules.ts'

const responseHeaders = buildResponseHeaders(undefined)

function writeToFile(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'netlify-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'file')
  writeFileSync(file, content)
  return file
}

async function parseHeaders() {
  const headersFiles = [writeToFile(formatHeadersFile(['about.html', 'card.vcf'], undefined))]
  return parseAllHeaders({ headersFiles, configHeaders: [], minimal: true })
}

test('Netlify reads the headers: some everywhere, the cache by folder, the type of a contact card', async () => {
  const cached = { 'Cache-Control': 'public, max-age=31536000, immutable' }
  expect(await parseHeaders()).toEqual({
    errors: [],
    headers: [
      { for: '/*', values: responseHeaders },
      { for: '/_astro/*', values: cached },
      { for: '/drawings/*', values: cached },
      { for: '/previews/*', values: cached },
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
