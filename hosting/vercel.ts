import type { EstimateEndpoint } from '../src/form/endpoint.ts'
import { buildResponseHeaders, cacheControl, hashedFolders, redirects } from './rules.ts'

/** `vercel.json`. Vercel redirects to clean URLs by itself, and its default Cache-Control is `cacheControl.other`. */
export function formatVercelConfig(
  endpoint: EstimateEndpoint | undefined,
  moved: Readonly<Record<string, string>> = redirects,
): string {
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: Object.entries(moved).map(([source, destination]) => ({ source, destination, permanent: true })),
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

/** `.vercelignore`: files that are not to be published. */
export const vercelIgnore = '*.br\n*.gz\n_headers\n_redirects\n.assetsignore\n'

function listHeaders(headers: Readonly<Record<string, string>>) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }))
}
