import type { APIRoute } from 'astro'
import { addressOf } from '../lib/addresses.ts'

export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${addressOf('/sitemap.xml', site)}\n`)
