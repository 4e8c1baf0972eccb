import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { receiverPort } from '../hosting/settings.ts'
import { startConfiguredReceiver } from '../receiver/node/start-receiver.ts'
import { readEstimateEndpoint } from '../src/form/endpoint.ts'
import { failWith, listen, readPort } from './listen.ts'

// What `npm run receive` runs: the receiver alone, for nginx, Caddy or a container that serves the site itself.
try {
  const port = readPort(process.env.PORT, receiverPort)
  const endpoint = readEstimateEndpoint(process.env.ESTIMATE_ENDPOINT || '/estimate')
  if (!endpoint?.path) throw new Error('ESTIMATE_ENDPOINT is not a path of the site, so there is nothing to receive.')
  const receiver = await startConfiguredReceiver(endpoint.path, resolve(process.env.SITE_ROOT || 'dist'))
  listen({
    ...receiver,
    server: createServer(receiver.receive),
    host: process.env.HOST || '127.0.0.1',
    port,
    describeStart: (otherPort) => `PORT=${otherPort} npm run receive`,
    title: 'Receiving requests',
  })
} catch (error) {
  failWith((error as Error).message)
}
