import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isBuilt } from '../hosting/built-site.ts'
import { readReceiverAddress, readSiteUrl } from '../hosting/settings.ts'
import { createSiteServer } from '../hosting/site-server.ts'
import type { NodeReceiver } from '../receiver/node/start-receiver.ts'
import { type EstimateEndpoint, readCountContacts, readEstimateEndpoint } from '../src/form/endpoint.ts'
import { failWith, listen, readPort, reraiseSignal, stopSignals } from './listen.ts'

// What `npm start` runs: builds the site, unless it is built already, and serves it. With --no-build it serves what is
// in dist, whatever it was built from.
const root = resolve('dist')

try {
  const port = readPort(process.env.PORT, 4321)
  const endpoint = readEstimateEndpoint(process.env.ESTIMATE_ENDPOINT)
  await checkOtherSettings(endpoint, process.env)
  if (process.argv.includes('--no-build') || isBuilt('.', process.env) || (await build())) await serve(port, endpoint)
} catch (error) {
  failWith((error as Error).message)
}

/** Checks the settings of the build and of the receiver: nobody wants to wait for a build to learn of a mistake. */
async function checkOtherSettings(endpoint: EstimateEndpoint | undefined, env: NodeJS.ProcessEnv): Promise<void> {
  readSiteUrl(env.SITE_URL, '')
  readReceiverAddress(env.RECEIVER_ADDRESS)
  readCountContacts(env.COUNT_CONTACTS)
  if (!endpoint?.path) return
  const { readNodeSettings } = await import('../receiver/node/node-settings.ts')
  readNodeSettings(env)
}

/** Builds the site. Returns false where the build was told to stop. */
async function build(): Promise<boolean> {
  const astro = resolve('node_modules/astro/bin/astro.mjs')
  if (!existsSync(astro)) throw new Error('The site in dist was not built from this code with these settings: npm ci')
  const child = spawn(process.execPath, [astro, 'build'], { stdio: 'inherit' })
  let stoppedBy: NodeJS.Signals | undefined
  const pass = (signal: NodeJS.Signals) => {
    stoppedBy = signal
    child.kill(signal)
  }
  for (const signal of stopSignals) process.on(signal, pass)
  const [code] = await once(child, 'exit')
  for (const signal of stopSignals) process.off(signal, pass)
  if (stoppedBy) reraiseSignal(stoppedBy)
  else if (code !== 0) throw new Error('The site could not be built, so it is not served.')
  return stoppedBy === undefined
}

async function serve(port: number, endpoint: EstimateEndpoint | undefined): Promise<void> {
  if (!existsSync(join(root, 'index.html'))) throw new Error('There is no site in dist. Build it first: npm run build')
  const receiver = endpoint?.path ? await startReceiver(endpoint.path) : undefined
  listen({
    ...receiver,
    server: createSiteServer({ root, endpoint, receive: receiver?.receive }),
    host: process.env.HOST || 'localhost',
    port,
    describeStart: (otherPort) => `PORT=${otherPort} npm start`,
    title: 'Serving the site',
  })
}

/** Loads the receiver only where it is switched on: the site alone needs no database. */
async function startReceiver(path: string): Promise<NodeReceiver> {
  const { startConfiguredReceiver } = await import('../receiver/node/start-receiver.ts')
  return startConfiguredReceiver(path, root)
}
