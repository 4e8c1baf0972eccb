import { getTransformedRoutes, isHandler } from '@vercel/routing-utils'
import { expect, test } from 'vitest'
import { buildResponseHeaders } from './rules.ts'
import { formatVercelConfig } from './vercel.ts'

const responseHeaders = buildResponseHeaders(undefined)

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

test.each(['/', '/about', '/nope', '/icons/icon-96.png'])(
  '%s has the headers of every response and no other',
  (path) => {
    expect(applyRoutes(path)).toEqual({ headers: responseHeaders })
  },
)

test.each(['/_astro/a.js', '/_astro/fonts/a.woff2', '/drawings/a.svg', '/previews/a.png'])(
  '%s is cached for a year',
  (path) => {
    const cached = { 'Cache-Control': 'public, max-age=31536000, immutable' }
    expect(applyRoutes(path)).toEqual({ headers: { ...responseHeaders, ...cached } })
  },
)

test.each([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/index', '/'],
  ['/index.html', '/'],
  ['/prices', '/services'],
])('%s redirects permanently to %s', (path, location) => {
  expect(applyRoutes(path)).toMatchObject({ status: 308, headers: { Location: location } })
})
