import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { compress } from './build/compress.ts'
import { addContentPolicy } from './build/content-policy.ts'
import { estimateDelivery } from './build/estimate-delivery.ts'
import { finishPages } from './build/finish-pages.ts'
import { galleryRoute } from './build/gallery-route.ts'
import { writeHostFiles } from './build/host-files.ts'
import { reducePageStyles } from './build/page-styles.ts'
import { reactRefresh } from './build/react-refresh.ts'
import { warnOfSampleValues } from './build/sample-values.ts'
import { business } from './src/content/business.ts'
import { textQrCode } from './src/lib/text-qr-code.ts'

/** The oldest versions with light-dark(); no fallbacks are generated for older ones. */
const browsers = { chrome: '123', safari: '17.5', firefox: '120' }

const targets = Object.fromEntries(
  Object.entries(browsers).map(([name, version]) => {
    const [major = 0, minor = 0] = version.split('.').map(Number)
    return [name, (major << 16) | (minor << 8)]
  }),
)

export default defineConfig({
  site: process.env.SITE_URL ?? business.siteUrl,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [
    react(),
    galleryRoute(),
    reactRefresh(),
    warnOfSampleValues(),
    estimateDelivery(),
    finishPages([reducePageStyles, addContentPolicy]),
    writeHostFiles(),
    compress(),
  ],
  devToolbar: { enabled: false },
  server: { port: 4321 },
  vite: {
    // The encoder stays out of the browser, which only needs the name of the file.
    define: { TEXT_QR_CODE_PATH: JSON.stringify(textQrCode.path) },
    css: { transformer: 'lightningcss', lightningcss: { targets } },
    build: {
      // The small scripts travel in the page, so that it is there in one response. Fonts, and what lets a hand wipe the
      // fog (by the name of its file), are fetched after it.
      assetsInlineLimit: (file, content) => !/\.woff2$|wipe-fog/.test(file) && content.length < 12 * 1024,
      cssMinify: 'lightningcss',
      cssTarget: Object.entries(browsers).map(([name, version]) => `${name}${version}`),
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // Scripts by the name of their component alone, where Astro adds what it calls them itself.
            output: { entryFileNames: ({ name }) => `_astro/${name.split('.')[0]}.[hash].js` },
          },
        },
      },
    },
  },
})
