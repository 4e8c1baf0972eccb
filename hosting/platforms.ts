import type { EstimateEndpoint } from '../src/form/endpoint.ts'
import type { Redirect } from './built-site.ts'
import { buildResponseHeaders, cacheControl, chooseContentType, hashedFolders, redirects } from './rules.ts'

// The files that Cloudflare, Netlify and Vercel read. What is not in a hashed folder is left to their own default
// Cache-Control, which is `cacheControl.other`.

type Headers = Readonly<Record<string, string>>

/**
 * `_headers`, for Cloudflare and Netlify. Both join the values of rules that match one path, so no header is in two of
 * them.
 */
export function formatHeadersFile(files: string[], endpoint: EstimateEndpoint | undefined): string {
  const everywhere = formatRule('/*', buildResponseHeaders(endpoint))
  const hashed = hashedFolders.map((folder) => formatRule(`/${folder}/*`, { 'Cache-Control': cacheControl.hashed }))
  // Cloudflare says text/x-vcard, which phones know less well.
  const cards = files.filter((file) => file.endsWith('.vcf'))
  const types = cards.map((file) => formatRule(`/${file}`, { 'Content-Type': chooseContentType('vcf') }))
  return `${[everywhere, ...hashed, ...types].join('\n\n')}\n`
}

function formatRule(path: string, headers: Headers): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
}

/**
 * `_redirects`, for Cloudflare and Netlify. Cloudflare would redirect by itself, but with 307. Netlify ignores a line
 * whose path is a file, and redirects from a trailing slash by itself (Pretty URLs).
 */
export function formatRedirectsFile(pageRedirects: Redirect[]): string {
  return pageRedirects.map(({ from, to }) => `${from} ${to} 308\n`).join('')
}

/** `.assetsignore`: Cloudflare compresses by itself and would publish these as files of their own. */
export const assetsIgnore = '*.br\n*.gz\n'

/** `vercel.json`. Vercel redirects to clean URLs by itself. */
export function formatVercelConfig(
  endpoint: EstimateEndpoint | undefined,
  customRedirects: Readonly<Record<string, string>> = redirects,
): string {
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: Object.entries(customRedirects).map(([source, destination]) => ({
      source,
      destination,
      permanent: true,
    })),
    headers: [
      { source: '/(.*)', headers: listHeaders(buildResponseHeaders(endpoint)) },
      {
        source: `/(${hashedFolders.join('|')})/(.*)`,
        headers: listHeaders({ 'Cache-Control': cacheControl.hashed }),
      },
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

function listHeaders(headers: Headers) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }))
}

/** `.vercelignore`: files that are not to be published. */
export const vercelIgnore = '*.br\n*.gz\n_headers\n_redirects\n.assetsignore\n'
