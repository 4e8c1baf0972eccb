import { expect, test } from 'vitest'
import { buildSitemap } from './sitemap.ts'

test('an entry has the date of its last change where one is known, and none where it is not', () => {
  const sitemap = buildSitemap([
    { address: 'https://example.com', lastChange: '2026-11-15T03:00:00+00:00' },
    { address: 'https://example.com/a?b&c', lastChange: undefined },
  ])
  expect(sitemap).toContain('<loc>https://example.com</loc><lastmod>2026-11-15T03:00:00+00:00</lastmod>')
  expect(sitemap).toContain('<url><loc>https://example.com/a?b&amp;c</loc></url>')
})
