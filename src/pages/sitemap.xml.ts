import type { APIRoute } from 'astro'
import { pages } from '../content/pages.ts'
import { addressOf } from '../lib/addresses.ts'
import { readLastChange } from '../lib/page-history.ts'
import { buildSitemap } from '../lib/sitemap.ts'

const words = ['src/pages/', 'src/sections/', 'src/content/', 'src/art/']

function routeFileOf(path: string): string {
  return `src/pages${path === '/' ? '/index' : path}.astro`
}

export const GET: APIRoute = ({ site }) => {
  const entries = Object.values(pages).map(({ path }) => ({
    address: addressOf(path, site),
    lastChange: readLastChange(routeFileOf(path), words),
  }))
  return new Response(buildSitemap(entries), { headers: { 'Content-Type': 'application/xml' } })
}
