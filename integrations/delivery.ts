import type { AstroIntegration } from 'astro'
import { readEstimateEndpoint } from '../src/form/endpoint.ts'
import { receivedPage, refusedPage } from '../src/form/request.ts'

/** Astro takes no file whose name begins with _ for a route, so these are pages only where requests are received. */
const receiverPages = [
  { file: receivedPage.file, entrypoint: './src/pages/_received.astro' },
  { file: refusedPage.file, entrypoint: './src/pages/_refused.astro' },
]

/** Reads where the form sends its requests, says so in one line, and adds the pages that the receiver responds with. */
export function prepareDelivery(): AstroIntegration {
  return {
    name: 'delivery',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, logger }) => {
        const endpoint = readEstimateEndpoint(process.env.ESTIMATE_ENDPOINT)
        for (const { file, entrypoint } of endpoint?.path ? receiverPages : []) {
          injectRoute({ pattern: `/${file.replace('.html', '')}`, entrypoint })
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
