import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { writeHostFiles } from './hosting/write-host-files.ts'
import { addContentPolicy } from './scripts/content-policy.ts'
import { dropIslandRuntime } from './scripts/drop-island-runtime.ts'
import { expectFirstScreen } from './scripts/expect-first-screen.ts'
import { finishPages } from './scripts/finish-pages.ts'
import { cutFonts } from './scripts/fonts/cut-fonts.ts'
import { mergeStyles } from './scripts/merge-styles.ts'
import { partsRoute } from './scripts/parts-route.ts'
import { precompress } from './scripts/precompress.ts'
import { pruneStyles } from './scripts/prune-styles.ts'
import { warnOfSampleValues } from './scripts/sample-values.ts'
import { moduleClassPattern, shortenClasses } from './scripts/shorten-classes.ts'
import { splitStyles } from './scripts/split-styles.ts'
import { tidyMarkup } from './scripts/tidy-markup.ts'
import { business } from './src/content/business.ts'

export default defineConfig({
  site: process.env.SITE_URL ?? business.siteUrl,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [
    react(),
    partsRoute(),
    warnOfSampleValues(),
    cutFonts(),
    finishPages([
      dropIslandRuntime,
      expectFirstScreen,
      tidyMarkup,
      mergeStyles,
      pruneStyles,
      splitStyles,
      shortenClasses,
      addContentPolicy,
    ]),
    writeHostFiles(),
    precompress(),
  ],
  devToolbar: { enabled: false },
  server: { port: 4321 },
  vite: {
    css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: moduleClassPattern } } },
    // The frame's script travels in the page. Nothing else is small enough to.
    build: {
      assetsInlineLimit: 8 * 1024,
      cssMinify: 'lightningcss',
      cssTarget: ['chrome111', 'safari16.4', 'firefox115'],
    },
  },
})
