import type { AstroIntegration } from 'astro'
import { receiverPages } from '../hosting/rules.ts'
import { readEstimateEndpoint } from '../src/form/endpoint.ts'

/** Reads where the form sends its requests, says so in one line, and adds the pages that the receiver responds with. */
export function estimateDelivery(): AstroIntegration {
  return {
    name: 'estimate-delivery',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, logger }) => {
        const endpoint = readEstimateEndpoint(process.env.ESTIMATE_ENDPOINT)
        for (const file of endpoint?.path ? receiverPages : []) {
          const name = file.replace('.html', '')
          injectRoute({ pattern: `/${name}`, entrypoint: `./src/pages/_${name}.astro` })
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
