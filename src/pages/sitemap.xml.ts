import type { APIRoute } from 'astro'
import { pages } from '../content/pages.ts'
import { addressOf } from '../lib/addresses.ts'
import { buildSitemap } from '../lib/sitemap.ts'

export const GET: APIRoute = ({ site }) => {
  const urls = Object.values(pages).map(({ path }) => addressOf(path, site))
  return new Response(buildSitemap(urls), { headers: { 'Content-Type': 'application/xml' } })
}
