import { execFileSync } from 'node:child_process'
import { appendFileSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { receivedPage, refusedPage } from '../../src/form/request.ts'
import { startWebhook, webhookSecret } from '../support/owner-servers.ts'
import {
  buildWranglerEnvironment,
  findFreePort,
  type Program,
  startProgram,
  wranglerPath,
} from '../support/start-program.ts'
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
    started.push(
      ...(await Promise.all([
        start('Node', folder, site, prepareNode),
        start('Cloudflare', folder, site, prepareCloudflare),
      ])),
    )
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

interface Place {
  folder: string
  /** The folder of the pages. */
  site: string
  port: number
  settings: Record<string, string>
}

/** What is started, and where it keeps requests. */
type Prepared = Pick<Program, 'args' | 'env'> & Pick<Receiver, 'database' | 'photoFolder'>

async function start(
  name: Receiver['name'],
  parent: string,
  site: string,
  prepare: (place: Place) => Prepared,
): Promise<Started> {
  const folder = join(parent, name)
  mkdirSync(folder)
  const webhookLog = join(folder, 'webhooks')
  const webhook = await startLoggingWebhook(webhookLog)
  const port = await findFreePort()
  const settings = {
    SITE_URL: 'https://www.site.example',
    COUNT_CONTACTS: '1',
    WEBHOOK_URL: webhook.url,
    WEBHOOK_SECRET: webhookSecret,
  }
  const { database, photoFolder, ...program } = prepare({ folder, site, port, settings })
  const stop = await startProgram({ ...program, command: process.execPath, folder, port })
  const origin = `http://127.0.0.1:${port}`
  return {
    receiver: { name, origin, database, photoFolder, webhookLog, log: join(folder, 'log') },
    stop: async () => void (await Promise.all([stop(), webhook.stop()])),
  }
}

function prepareNode({ folder, site, port, settings }: Place): Prepared {
  const requests = join(folder, 'requests')
  const places = { PORT: String(port), SITE_ROOT: site, REQUESTS_FOLDER: requests }
  return {
    args: [resolve('server/receive.ts')],
    env: { ...settings, ...places, ESTIMATE_ENDPOINT: '/estimate', TRUST_PROXY: '127.0.0.1' },
    database: join(requests, 'requests.db'),
    photoFolder: join(requests, 'photos'),
  }
}

/** As receiver/wrangler.jsonc says, with the pages of the tests and nothing over the network. */
function prepareCloudflare({ folder, site, port, settings }: Place): Prepared {
  const state = join(folder, 'state')
  const shared = ['--config', resolve('receiver/wrangler.jsonc'), '--persist-to', state]
  const env = buildWranglerEnvironment(folder)
  const migrate = ['d1', 'migrations', 'apply', 'DB', '--local', ...shared]
  execFileSync(process.execPath, [wranglerPath, ...migrate], { env: { ...process.env, ...env }, stdio: 'pipe' })
  const vars = { ...settings, NOTIFY_EMAIL: 'owner@site.example', NOTIFY_FROM: 'form@site.example' }
  const flags = [
    ...['--assets', site, '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'],
    ...Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
  ]
  return {
    args: [wranglerPath, 'dev', ...shared, ...flags],
    env,
    database: globSync(join(state, 'v3/d1/**/!(metadata).sqlite'))[0] ?? '',
    photoFolder: join(state, 'v3/r2'),
  }
}

/** A request in this name is refused by the webhook the first time. */
export const refusedOnceName = 'Refused Once'

/** Writes every webhook to `log`. One with `refusedOnceName` in it gets 500 the first time. */
async function startLoggingWebhook(log: string) {
  const refused = new Set<string>()
  writeFileSync(log, '')
  return startWebhook(({ headers, body }) => {
    appendFileSync(log, `${JSON.stringify({ headers, body })}\n`)
    const id = String(headers['webhook-id'])
    const isRefused = body.includes(refusedOnceName) && !refused.has(id)
    refused.add(id)
    return isRefused ? 500 : 200
  })
}
