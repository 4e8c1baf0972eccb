import { execFileSync, spawnSync } from 'node:child_process'
import { createServer as createWebServer } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { json } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../../../tests/support/start-program.ts'
import type { Attack, Finding, Place } from './report.ts'
import { countStatuses, encodeForm, upload } from './upload.ts'
import { repeat } from './upload-attacks.ts'

const secret = { WEBHOOK_SECRET: 'a-secret-of-twenty-four-characters-or-more' }

/** Another process is writing while requests come. */
export async function lockDatabase({ start, folder, signal }: Place): Promise<Finding> {
  const { port } = await start()
  const database = new DatabaseSync(join(folder, 'requests.db'), { timeout: 5000 })
  database.exec('BEGIN IMMEDIATE')
  const began = performance.now()
  const posts = repeat(5, (index) => upload({ port, from: `127.1.0.${index + 1}`, pieces: encodeForm(), signal }))
  await wait(10_000)
  database.close()
  const responses = await Promise.all(posts)
  const seconds = (performance.now() - began) / 1000
  return { outcome: `${countStatuses(responses)}, the last after ${seconds.toFixed(1)} s` }
}

/** Webhooks, beside them a mail server that never greets; or the first webhook never gets a response. */
export function delayWebhooks(silent: 'mail server' | 'webhook', count: number): Attack {
  return async ({ start, signal }) => {
    const acknowledged = new Map<string, number>()
    const arrived = new Map<string, number>()
    const [webhookPort, mailPort] = [await findFreePort(), await findFreePort()]
    const mailServer = createServer().listen(mailPort, '127.0.0.1')
    const webhooks = createWebServer(async (request, response) => {
      const { data } = (await json(request)) as { data: { id: string } }
      const isSilent = silent === 'webhook' && arrived.size === 0
      if (!arrived.has(data.id)) arrived.set(data.id, performance.now())
      if (!isSilent) response.end()
    }).listen(webhookPort, '127.0.0.1')
    const mail = { SMTP_URL: `smtp://127.0.0.1:${mailPort}`, NOTIFY_EMAIL: 'owner@site.example' }
    const webhook = { WEBHOOK_URL: `http://127.0.0.1:${webhookPort}/`, ...secret }
    const { port } = await start(silent === 'mail server' ? { ...webhook, ...mail } : webhook)
    for (let index = 1; index <= count; index += 1) {
      const id = crypto.randomUUID()
      const { status } = await upload({ port, from: `127.1.0.${index}`, pieces: encodeForm([], id), signal })
      if (status === 201) acknowledged.set(id, performance.now())
    }
    while (arrived.size < acknowledged.size && !signal.aborted) await wait(100)
    for (const server of [webhooks, mailServer]) server.close()
    const delays = [...acknowledged].map(([id, at]) => ((arrived.get(id) ?? performance.now()) - at) / 1000)
    const late = Math.max(0, ...delays)
    const outcome = `${arrived.size} of ${count} webhooks, the last ${late.toFixed(1)} s late`
    return { outcome, isMet: () => arrived.size === count && late < 10 }
  }
}

/** The disk fills up while the site runs and something is still to be sent; then the site is started again. */
export async function fillDisk({ start, root, folder, signal }: Place): Promise<Finding> {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8g', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return { outcome: 'left out: only root can mount a small disk' }
  }
  try {
    // Nothing listens there.
    const env = { ...secret, WEBHOOK_URL: `http://127.0.0.1:${await findFreePort()}/` }
    const { port, countLogBytes, stop } = await start(env)
    await upload({ port, pieces: encodeForm(), signal })
    // The first try to send it fails meanwhile, so that there is another to come.
    await wait(2000)
    execFileSync('mount', ['-o', 'remount,size=1m', folder])
    spawnSync('dd', ['if=/dev/zero', `of=${folder}/filler`, 'bs=4k'])
    const bytesBefore = countLogBytes()
    const responses = [await upload({ port, pieces: encodeForm(), signal })]
    await wait(60_000)
    const logged = countLogBytes() - bytesBefore
    const options = { cwd: root, env: { ...process.env, REQUESTS_FOLDER: folder } }
    const list = spawnSync(process.execPath, ['server/requests.ts'], options)
    await stop()
    const next = await start(env).catch(() => undefined)
    const page = next && (await fetch(`http://127.0.0.1:${next.port}/`))
    const checks: [boolean, string][] = [
      [responses[0]?.status === 503, `POST ${countStatuses(responses)}`],
      [logged < 10_000, `${(logged / 1000).toFixed(1)} kB of log a minute`],
      [list.status === 0 && list.stdout.length > 0, `\`npm run requests\` ends with ${list.status}`],
      [page?.status === 200, page ? `started again, it serves pages with ${page.status}` : 'does not start again'],
    ]
    return { isMet: () => checks.every(([isMet]) => isMet), outcome: checks.map(([, text]) => text).join('; ') }
  } finally {
    execFileSync('umount', ['--lazy', folder])
  }
}
