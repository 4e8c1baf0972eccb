import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { createSiteServer } from '../hosting/site-server.ts'
import type { NodeReceiver } from '../receiver/node/start-receiver.ts'
import { readEstimateEndpoint } from '../src/form/endpoint.ts'
import { isPort, listen, stopWith } from './listen.ts'

const root = resolve('dist')
const host = process.env.HOST || 'localhost'
const port = Number(process.env.PORT || 4321)

if (!isPort(port)) stopWith(`PORT=${process.env.PORT} is not a port number.`)
else if (!existsSync(resolve(root, 'index.html'))) stopWith('There is no site in dist. Build it first: npm run build')
else await startServer().catch((error: Error) => stopWith(error.message))

async function startServer(): Promise<void> {
  const endpoint = readEstimateEndpoint(process.env.ESTIMATE_ENDPOINT)
  const receiver = endpoint?.path ? await startReceiver(endpoint.path) : undefined
  listen({
    ...receiver,
    server: createSiteServer({ root, endpoint, receive: receiver?.receive }),
    host,
    port,
    describeStart: (otherPort) => `PORT=${otherPort} npm start`,
    title: 'Serving the site',
  })
}

/** Loaded only where it is switched on: the site alone needs no database. */
async function startReceiver(path: string): Promise<NodeReceiver> {
  const { startConfiguredReceiver } = await import('../receiver/node/start-configured-receiver.ts')
  return startConfiguredReceiver(path, root)
}
