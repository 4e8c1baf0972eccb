import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { receivedPage, refusedPage } from '../../src/form/request.ts'
import { startWebhook, webhookSecret } from '../support/owner-servers.ts'
import { buildWranglerEnvironment, findFreePort, startProgram, wranglerPath } from '../support/start-program.ts'
import type { Receiver } from './receivers.ts'

interface Started {
  receiver: Receiver
  stop: () => Promise<void>
}

/** Starts the receiver on Node and in Cloudflare's runtime, for the tests to find with `inject('receivers')`. */
export default async function startReceivers({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'receivers-'))
  const site = join(folder, 'site')
  writeSite(site)
  const started: Started[] = []
  async function stopAll() {
    await Promise.all(started.map(({ stop }) => stop()))
    rmSync(folder, { recursive: true })
  }
  try {
    started.push(...(await Promise.all([startOnNode(folder, site), startOnCloudflare(folder, site)])))
  } catch (error) {
    await stopAll()
    throw error
  }
  provide(
    'receivers',
    started.map(({ receiver }) => receiver),
  )
  return stopAll
}

/** The two pages that the receiver fills in, and one that it does not. */
function writeSite(folder: string): void {
  mkdirSync(folder)
  writeFileSync(join(folder, 'index.html'), '<h1>Home</h1>')
  writeFileSync(join(folder, '404.html'), '<h1>No such page</h1>')
  writeFileSync(join(folder, receivedPage.file), `<h1>Thank you</h1><p>${receivedPage.placeholder}</p>`)
  writeFileSync(join(folder, refusedPage.file), `<h1>Sorry</h1><p>${refusedPage.placeholder}</p>`)
}

async function startOnNode(parent: string, site: string): Promise<Started> {
  const folder = join(parent, 'node')
  mkdirSync(folder)
  const webhook = await startLoggingWebhook(join(folder, 'webhooks'))
  const port = await findFreePort()
  const stop = await startProgram({
    command: process.execPath,
    args: [resolve('server/receive.ts')],
    env: {
      PORT: String(port),
      ESTIMATE_ENDPOINT: '/estimate',
      SITE_ROOT: site,
      SITE_URL: 'https://www.site.example',
      REQUESTS_FOLDER: join(folder, 'requests'),
      TRUST_PROXY: '127.0.0.1',
      COUNT_CONTACTS: '1',
      WEBHOOK_URL: webhook.url,
      WEBHOOK_SECRET: webhookSecret,
    },
    folder,
    port,
  })
  const receiver: Receiver = {
    name: 'Node',
    origin: `http://127.0.0.1:${port}`,
    databaseFolder: join(folder, 'requests'),
    photoFolder: join(folder, 'requests/photos'),
    log: join(folder, 'log'),
    webhookLog: webhook.log,
  }
  return { receiver, stop: async () => void (await Promise.all([stop(), webhook.stop()])) }
}

/** As receiver/wrangler.jsonc says, with the pages of the tests and nothing over the network. */
async function startOnCloudflare(parent: string, site: string): Promise<Started> {
  const folder = join(parent, 'cloudflare')
  mkdirSync(folder)
  const webhook = await startLoggingWebhook(join(folder, 'webhooks'))
  const port = await findFreePort()
  const state = join(folder, 'state')
  const config = resolve('receiver/wrangler.jsonc')
  const env = buildWranglerEnvironment(folder)
  const migrate = ['d1', 'migrations', 'apply', 'DB', '--local', '--config', config, '--persist-to', state]
  execFileSync(process.execPath, [wranglerPath, ...migrate], { env: { ...process.env, ...env }, stdio: 'pipe' })
  const vars = {
    SITE_URL: 'https://www.site.example',
    WEBHOOK_URL: webhook.url,
    WEBHOOK_SECRET: webhookSecret,
    NOTIFY_EMAIL: 'owner@site.example',
    NOTIFY_FROM: 'form@site.example',
    COUNT_CONTACTS: '1',
  }
  const flags = [
    ...['--config', config, '--assets', site, '--ip', '127.0.0.1', '--port', String(port)],
    ...['--inspector-port', '0', '--persist-to', state],
    ...Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
  ]
  const stop = await startProgram({
    command: process.execPath,
    args: [wranglerPath, 'dev', ...flags],
    env,
    folder,
    port,
  })
  const receiver: Receiver = {
    name: 'Cloudflare',
    origin: `http://127.0.0.1:${port}`,
    databaseFolder: join(state, 'v3/d1'),
    photoFolder: join(state, 'v3/r2'),
    log: join(folder, 'log'),
    webhookLog: webhook.log,
  }
  return { receiver, stop: async () => void (await Promise.all([stop(), webhook.stop()])) }
}

/** A request in this name is refused by the webhook the first time. */
export const refusedOnceName = 'Refused Once'

/** Writes every webhook to `log`. One with `refusedOnceName` in it gets 500 the first time. */
async function startLoggingWebhook(log: string) {
  const refused = new Set<string>()
  writeFileSync(log, '')
  const webhook = await startWebhook(({ headers, body }) => {
    appendFileSync(log, `${JSON.stringify({ headers, body })}\n`)
    const id = String(headers['webhook-id'])
    const isRefused = body.includes(refusedOnceName) && !refused.has(id)
    refused.add(id)
    return isRefused ? 500 : 200
  })
  return { ...webhook, log }
}
