import react from '@astrojs/react'
import { defineConfig, fontProviders } from 'astro/config'
import { addContentPolicy } from './scripts/content-policy.ts'
import { finishPages } from './scripts/finish-pages.ts'
import { mergeStyles } from './scripts/merge-styles.ts'
import { partsRoute } from './scripts/parts-route.ts'
import { precompress } from './scripts/precompress.ts'
import { pruneStyles } from './scripts/prune-styles.ts'
import { warnOfSampleValues } from './scripts/sample-values.ts'
import { moduleClassPattern, shortenClasses } from './scripts/shorten-classes.ts'
import { business } from './src/content/business.ts'

// Fonts are `optional`: one that is not there at the first paint waits for the next page, so that nothing moves.
const fontFile = (family: string) =>
  `./node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`

export default defineConfig({
  site: process.env.SITE_URL ?? business.siteUrl,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [
    react(),
    partsRoute(),
    warnOfSampleValues(),
    finishPages([mergeStyles, pruneStyles, shortenClasses, addContentPolicy]),
    precompress(),
  ],
  devToolbar: { enabled: false },
  server: { port: 4321 },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Familjen Grotesk',
      cssVariable: '--display',
      fallbacks: ['Arial', 'sans-serif'],
      display: 'optional',
      options: { variants: [{ weight: '400 700', style: 'normal', src: [fontFile('familjen-grotesk')] }] },
    },
    {
      provider: fontProviders.local(),
      name: 'Figtree',
      cssVariable: '--text',
      fallbacks: ['Arial', 'sans-serif'],
      display: 'optional',
      options: { variants: [{ weight: '300 900', style: 'normal', src: [fontFile('figtree')] }] },
    },
  ],
  vite: {
    css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: moduleClassPattern } } },
    build: { cssMinify: 'lightningcss', cssTarget: ['chrome111', 'safari16.4', 'firefox115'] },
  },
})
