import type { APIRoute } from 'astro'
import { icons } from '../art/identity/icons.tsx'
import { getColour } from '../art/kit/palettes.ts'
import { business } from '../content/business.ts'
import { pages } from '../content/pages.ts'
import { locale } from '../lib/format.ts'

/** For those who put the site on their home screen. */
const manifest = {
  id: pages.home.path,
  name: business.name,
  short_name: business.shortName,
  description: pages.home.description,
  lang: locale,
  start_url: pages.home.path,
  scope: pages.home.path,
  display: 'browser',
  background_color: getColour('--snow', 'light'),
  theme_color: getColour('--snow', 'light'),
  icons: [
    ...[icons.small, icons.large].map((icon) => ({ ...describe(icon), purpose: 'any' })),
    { ...describe(icons.maskable), purpose: 'maskable' },
  ],
}

function describe({ path, size }: { path: string; size: number }) {
  return { src: path, sizes: `${size}x${size}`, type: 'image/png' }
}

export const GET: APIRoute = () =>
  new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } })
