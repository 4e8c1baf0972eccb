export type SitemapEntry = { readonly address: string; readonly lastChange: string | undefined }

export function buildSitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ address, lastChange }) => {
    const lastmod = lastChange ? `<lastmod>${lastChange}</lastmod>` : ''
    return `  <url><loc>${escapeXml(address)}</loc>${lastmod}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
