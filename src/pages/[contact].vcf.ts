import type { APIRoute, GetStaticPaths } from 'astro'
import { icons, renderIcon } from '../art/identity/mark.tsx'
import { business } from '../content/business.ts'
import { pages } from '../content/pages.ts'
import { savedContact } from '../content/site.ts'
import { absoluteUrl } from '../lib/links.ts'
import { buildVcard } from '../seo/vcard.ts'

export const getStaticPaths = (() => [
  { params: { contact: savedContact.path.replace(/^\/|\.vcf$/g, '') } },
]) satisfies GetStaticPaths

export const GET: APIRoute = async ({ site }) => {
  const vcard = buildVcard({
    name: business.name,
    phones: savedContact.phones,
    emails: savedContact.emails,
    url: absoluteUrl(pages.home.path, site),
    logo: await renderIcon(icons.contact),
  })
  return new Response(vcard, { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } })
}
