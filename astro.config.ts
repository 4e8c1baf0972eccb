import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { writeHostFiles } from './hosting/write-host-files.ts'
import { addContentPolicy } from './scripts/content-policy.ts'
import { finishPages } from './scripts/finish-pages.ts'
import { reducePageStyles } from './scripts/page-styles.ts'
import { partsRoute } from './scripts/parts-route.ts'
import { precompress } from './scripts/precompress.ts'
import { warnOfSampleValues } from './scripts/sample-values.ts'
import { business } from './src/content/business.ts'

export default defineConfig({
  site: process.env.SITE_URL ?? business.siteUrl,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [
    react(),
    partsRoute(),
    warnOfSampleValues(),
    finishPages([reducePageStyles, addContentPolicy]),
    writeHostFiles(),
    precompress(),
  ],
  devToolbar: { enabled: false },
  server: { port: 4321 },
  vite: {
    css: { transformer: 'lightningcss' },
    build: {
      // The small scripts travel in the page, so that it is there in one response. Fonts are fetched after it.
      assetsInlineLimit: (file, content) => !file.endsWith('.woff2') && content.length < 8 * 1024,
      cssMinify: 'lightningcss',
      // The first of each that know light-dark().
      cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    },
  },
})
