import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { isBuilt } from '../hosting/build-record.ts'
import { readReceiverAddress } from '../hosting/receiver-address.ts'
import { readSiteUrl } from '../hosting/site-url.ts'
import { readEstimateEndpoint } from '../src/form/endpoint.ts'
import { endBySignal, stopSignals, stopWith } from './listen.ts'

// What `npm start` runs: builds the site, unless it is built already, and serves it.
try {
  await checkSettings(process.env)
  if (isBuilt('.', process.env) || (await build())) await import('./serve.ts')
} catch (error) {
  stopWith((error as Error).message)
}

/** Nobody wants to wait for a build to read that a setting makes no sense. */
async function checkSettings(env: NodeJS.ProcessEnv): Promise<void> {
  readSiteUrl(env.SITE_URL, '')
  readReceiverAddress(env.RECEIVER_ADDRESS)
  if (!readEstimateEndpoint(env.ESTIMATE_ENDPOINT)?.path) return
  const { readNodeSettings } = await import('../receiver/node/node-settings.ts')
  readNodeSettings(env)
}

/** Says false where the build was told to stop. */
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
  if (stoppedBy) endBySignal(stoppedBy)
  else if (code !== 0) throw new Error('The site could not be built, so it is not served.')
  return stoppedBy === undefined
}
