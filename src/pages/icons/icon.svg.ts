import type { APIRoute } from 'astro'
import { drawThemedIcon } from '../../art/identity/icons.tsx'

export const GET: APIRoute = () => new Response(drawThemedIcon(), { headers: { 'Content-Type': 'image/svg+xml' } })
