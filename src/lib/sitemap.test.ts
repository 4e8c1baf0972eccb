import { expect, test } from 'vitest'
import { buildSitemap } from './sitemap.ts'

test('every URL is an entry, escaped for XML', () => {
  const sitemap = buildSitemap(['https://example.com', 'https://example.com/a?b&c'])
  expect(sitemap).toContain('<url><loc>https://example.com</loc></url>')
  expect(sitemap).toContain('<url><loc>https://example.com/a?b&amp;c</loc></url>')
})
