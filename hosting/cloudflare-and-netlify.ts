import type { EstimateEndpoint } from '../src/form/endpoint.ts'
import { chooseContentType } from './media-types.ts'
import type { Redirect } from './redirects.ts'
import { buildResponseHeaders, cacheControl, hashedFolders } from './rules.ts'

/**
 * `_headers`. Both hosts join the values of rules that match one path, so no header is in two of them; what is not
 * hashed is left to their own default, which is the same.
 */
export function formatHeadersFile(files: string[], endpoint: EstimateEndpoint | undefined): string {
  const everywhere = formatRule('/*', buildResponseHeaders(endpoint))
  const hashed = hashedFolders.map((folder) => formatRule(`/${folder}/*`, { 'Cache-Control': cacheControl.hashed }))
  // Cloudflare says text/x-vcard, which phones know less well.
  const cards = files.filter((file) => file.endsWith('.vcf'))
  const types = cards.map((file) => formatRule(`/${file}`, { 'Content-Type': chooseContentType('vcf') }))
  return `${[everywhere, ...hashed, ...types].join('\n\n')}\n`
}

function formatRule(path: string, headers: Readonly<Record<string, string>>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
}

/**
 * `_redirects`. Cloudflare would redirect by itself, but with 307. Netlify ignores a line whose path is a file, and
 * redirects from a trailing slash by itself (Pretty URLs).
 */
export function formatRedirectsFile(redirects: Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 308\n`).join('')
}

/** `.assetsignore`: Cloudflare compresses by itself and would publish these as files of their own. */
export const assetsIgnore = '*.br\n*.gz\n'
