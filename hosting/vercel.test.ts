import { getTransformedRoutes, isHandler } from '@vercel/routing-utils'
import { expect, test } from 'vitest'
import { everyAnswerHeaders } from './rules.ts'
import { formatVercelConfig } from './vercel.ts'

interface Answer {
  status?: number
  headers: Record<string, string>
}

/** What the routes before Vercel looks for a file do with a path. */
function applyRoutes(path: string): Answer {
  const { routes, error } = getTransformedRoutes(JSON.parse(formatVercelConfig({ '/prices': '/services' })))
  if (!routes || error) throw error
  const answer: Answer = { headers: {} }
  for (const route of routes) {
    if (isHandler(route)) break
    const match = new RegExp(route.src ?? '').exec(path)
    if (!match) continue
    for (const [name, value] of Object.entries(route.headers ?? {})) {
      answer.headers[name] = value.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? '')
    }
    if (route.status) return { ...answer, status: route.status }
    if (!route.continue) break
  }
  return answer
}

test.each(['/', '/about', '/nope', '/icons/icon-96.png'])('%s has the headers of every answer and no other', (path) => {
  expect(applyRoutes(path)).toEqual({ headers: everyAnswerHeaders })
})

test.each(['/_astro/a.js', '/_astro/fonts/a.woff2', '/drawings/a.svg', '/previews/a.png'])('%s is kept', (path) => {
  const kept = { 'Cache-Control': 'public, max-age=31536000, immutable' }
  expect(applyRoutes(path)).toEqual({ headers: { ...everyAnswerHeaders, ...kept } })
})

test.each([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/index', '/'],
  ['/index.html', '/'],
  ['/prices', '/services'],
])('%s moves permanently to %s', (path, location) => {
  expect(applyRoutes(path)).toMatchObject({ status: 308, headers: { Location: location } })
})
