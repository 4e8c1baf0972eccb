import type { APIRoute } from 'astro'
import { pages } from '../content/pages.ts'
import { absoluteUrl } from '../lib/links.ts'

export const GET: APIRoute = ({ site }) => {
  const entries = Object.values(pages).map(({ path }) => `  <url><loc>${absoluteUrl(path, site)}</loc></url>\n`)
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
  return new Response(sitemap, { headers: { 'Content-Type': 'application/xml' } })
}
