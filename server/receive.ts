import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { receiverPort } from '../hosting/receiver-address.ts'
import { startConfiguredReceiver } from '../receiver/node/start-configured-receiver.ts'
import { readEstimateEndpoint } from '../src/form/endpoint.ts'
import { isPort, listen, stopWith } from './listen.ts'

// The receiver alone, for nginx, Caddy or a container that serves the site itself.
const host = process.env.HOST || '127.0.0.1'
const port = Number(process.env.PORT || receiverPort)

if (!isPort(port)) stopWith(`PORT=${process.env.PORT} is not a port number.`)
else await startServer()

async function startServer(): Promise<void> {
  try {
    const endpoint = readEstimateEndpoint(process.env.ESTIMATE_ENDPOINT || '/estimate')
    if (!endpoint?.path) throw new Error('ESTIMATE_ENDPOINT is not a path of the site, so there is nothing to receive.')
    const receiver = await startConfiguredReceiver(endpoint.path, resolve(process.env.SITE_ROOT || 'dist'))
    const describeStart = (otherPort: number) => `PORT=${otherPort} npm run receive`
    const server = createServer(receiver.receive)
    listen({ ...receiver, server, host, port, describeStart, title: 'Receiving requests' })
  } catch (error) {
    stopWith((error as Error).message)
  }
}
