import type { AstroIntegration } from 'astro'
import { readEstimateEndpoint } from '../src/form/endpoint.ts'
import { receivedPage, refusedPage } from '../src/form/request.ts'

/** Astro takes no file whose name begins with _ for a route, so these are pages only where requests are received. */
const receiverPages = [
  { file: receivedPage.file, entrypoint: './src/pages/_received.astro' },
  { file: refusedPage.file, entrypoint: './src/pages/_refused.astro' },
]

/** The preamble of React Fast Refresh, which Astro brings with its own islands alone. */
const refreshPreamble = `
import RefreshRuntime from '/@react-refresh'
RefreshRuntime.injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`

/**
 * Adds the pages that the receiver responds with, where there is one, and says where the form sends its requests. In
 * development there are the component gallery and React Fast Refresh.
 */
export function addRoutes(): AstroIntegration {
  return {
    name: 'routes',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, injectScript, logger }) => {
        const endpoint = readEstimateEndpoint(process.env.ESTIMATE_ENDPOINT)
        for (const { file, entrypoint } of endpoint?.path ? receiverPages : []) {
          injectRoute({ pattern: `/${file.replace('.html', '')}`, entrypoint })
        }
        if (command === 'dev') {
          injectRoute({ pattern: '/_gallery', entrypoint: './src/gallery/gallery.astro' })
          injectScript('page', refreshPreamble)
        }
        if (command !== 'build') return
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
