// First, so that nothing reads a file of facts that is not as it should be.
import './src/content/facts/check.ts'
import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import type { AstroIntegration } from 'astro'
import { defineConfig } from 'astro/config'
import type { Plugin } from 'vite'
import { readSiteUrl } from './hosting/settings.ts'
import { finishBuild } from './integrations/finish-build.ts'
import { business } from './src/content/business.ts'
import { buildCountPath, readCountContacts, readEstimateEndpoint } from './src/form/endpoint.ts'
import { smsQrCode } from './src/form/sms-qr-code.ts'

/** The oldest versions with light-dark(); no fallbacks are generated for older ones. */
const browsers = { chrome: '123', safari: '17.5', firefox: '120' }

const targets = Object.fromEntries(
  Object.entries(browsers).map(([name, version]) => {
    const [major = 0, minor = 0] = version.split('.').map(Number)
    return [name, (major << 16) | (minor << 8)]
  }),
)

const endpoint = readEstimateEndpoint(process.env.ESTIMATE_ENDPOINT)
const countsContacts = readCountContacts(process.env.COUNT_CONTACTS)

/** The preamble of React Fast Refresh, which Astro brings with its own islands alone. */
const refreshPreamble = `
import RefreshRuntime from '/@react-refresh'
RefreshRuntime.injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`

const jsxRuntime = fileURLToPath(new URL('src/lib/jsx-runtime.ts', import.meta.url))

/** React's functions that make elements, in the browser's scripts. */
const directJsx: Plugin = {
  name: 'direct-jsx',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id, importer) => (id === 'react/jsx-runtime' && importer !== jsxRuntime ? jsxRuntime : null),
}

export default defineConfig({
  site: readSiteUrl(process.env.SITE_URL, business.siteUrl),
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [react(), addRoutes(), finishBuild()],
  devToolbar: { enabled: false },
  server: { port: 4321 },
  vite: {
    define: {
      // The QR encoder stays out of the browser, which only needs the name of the file.
      SMS_QR_CODE_PATH: JSON.stringify(smsQrCode.path),
      // The transport that does not take the form's requests stays out of it as well.
      FORM_ACTION: JSON.stringify(endpoint?.action ?? ''),
    },
    plugins: [directJsx],
    css: { transformer: 'lightningcss', lightningcss: { targets } },
    build: {
      // Small scripts are inlined, so that a page is one response. Fonts and the script that wipes the fog are fetched
      // after it.
      assetsInlineLimit: (file, content) => !/\.woff2$|wipe-fog/.test(file) && content.length < 12 * 1024,
      cssMinify: 'lightningcss',
      cssTarget: Object.entries(browsers).map(([name, version]) => `${name}${version}`),
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // Without the suffix that Astro appends to the name of a script's component.
            output: { entryFileNames: ({ name }) => `_astro/${name.split('.')[0]}.[hash].js` },
          },
        },
      },
    },
  },
})

/**
 * Adds the pages that the receiver responds with, where there is one, and says where the form sends its requests. In
 * development there are the component gallery and React Fast Refresh.
 */
function addRoutes(): AstroIntegration {
  return {
    name: 'routes',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, injectScript, logger }) => {
        // Astro takes no file whose name begins with _ for a route, so these are pages only where requests are received.
        if (endpoint?.path) injectRoute({ pattern: '/[receipt]', entrypoint: './src/pages/_receipts.astro' })
        if (command === 'dev') {
          injectRoute({ pattern: '/_gallery', entrypoint: './src/gallery/gallery.astro' })
          injectScript('page', refreshPreamble)
        }
        if (command !== 'build') return
        if (countsContacts && endpoint?.path) logger.info(`contacts are counted at ${buildCountPath(endpoint.path)}`)
        else if (countsContacts)
          logger.warn('contacts are not counted: ESTIMATE_ENDPOINT is not a path of the site, such as /estimate')
        if (endpoint) logger.info(`requests are sent to ${endpoint.action}`)
        else {
          logger.warn(
            'requests are not delivered: set ESTIMATE_ENDPOINT to a path such as /estimate, or to the https URL of a form service',
          )
        }
      },
    },
  }
}
