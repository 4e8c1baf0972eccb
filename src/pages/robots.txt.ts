import type { APIRoute } from 'astro'
import { absoluteUrl } from '../lib/links.ts'

export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml', site)}\n`)
