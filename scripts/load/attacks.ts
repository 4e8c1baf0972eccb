import { execFileSync, spawnSync } from 'node:child_process'
import { createServer as createWebServer } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { json } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { makePicture } from '../../tests/receivers/requests.ts'
import { findFreePort } from '../../tests/support/start-program.ts'
import type { Finding, Site } from './attack-site.ts'
import { countStatuses, encodeForm, encodePart, type Response, upload } from './upload.ts'

export interface Place {
  /** Where the site that is attacked keeps requests. */
  folder: string
  start(env?: Record<string, string>): Promise<Site>
  /** Aborted at the end of the attack, or when it takes too long. */
  signal: AbortSignal
}

export type Attack = (place: Place) => Promise<Finding>

const megabyte = 1_000_000
/** A length that is less than a body may have, so that nothing is refused for it. */
const announced = { length: 25 * megabyte }
const byteNowAndThen = { piece: Buffer.from('a'), everyMs: 5000 }
/** Photos that come as fast as a phone sends them. */
const photosAllTheTime = { piece: Buffer.alloc(50_000, 'a'), everyMs: 200 }
const secret = { WEBHOOK_SECRET: 'a-secret-of-twenty-four-characters-or-more' }

export async function sendNothing({ start }: Place): Promise<Finding> {
  const { sendVisitors } = await start()
  await sendVisitors()
  return { outcome: 'no attack' }
}

export async function sendLongBoundary({ start, signal }: Place): Promise<Finding> {
  const { port } = await start()
  const boundary = 'a'.repeat(15_000)
  const pieces = encodePart('photos', Buffer.alloc(7.9 * megabyte, 'a'), boundary)
  const outcome = countStatuses([await upload({ port, boundary, pieces, signal })])
  return { outcome, isMet: ({ processorSeconds }) => processorSeconds < 2 }
}

export async function sendSmallChunks({ start, signal }: Place): Promise<Finding> {
  const { port } = await start()
  const [head] = encodePart('photos')
  const firstChunk = Buffer.from(`${head.length.toString(16)}\r\n${head}\r\n`)
  // Whole chunks of six bytes, of which one is content.
  const pieces = [firstChunk, Buffer.alloc(20 * megabyte - 2, '1\r\na\r\n'), Buffer.from('0\r\n\r\n')]
  return { outcome: countStatuses([await upload({ port, pieces, length: 'chunked', signal })]) }
}

/** Requests that are in order, and too many; each names another address, which counts where the proxy is trusted. */
export function sendAtOnce(env: Record<string, string>): Attack {
  return async ({ start, signal }) => {
    const { port, sendVisitors } = await start(env)
    const photos = makePhotos(20)
    const visitors = sendVisitors()
    const uploads = repeat(500, (index) => {
      const headers = { 'X-Forwarded-For': `10.${index % 250}.${Math.floor(index / 250)}.1` }
      return upload({ port, headers, pieces: encodeForm(photos), signal })
    })
    const responses = await Promise.all(uploads)
    await visitors
    return { outcome: countStatuses(responses) }
  }
}

/** Uploads with a name that is too long, after photos or before, which go on until visitors have come and gone. */
export function sendMistakes(position: 'late' | 'early'): Attack {
  return async ({ start, signal }) => {
    const { port, sendVisitors } = await start()
    const photos = position === 'late' ? makePhotos(24).flatMap((photo) => encodePart('photos', photo)) : []
    const pieces = [...photos, ...encodePart('name', Buffer.alloc(5000, 'a')), ...encodePart('photos')]
    const drip = position === 'late' ? byteNowAndThen : photosAllTheTime
    const responses: Response[] = []
    // One after the other: what all of them send at once would be refused before the mistake.
    for (let count = 1; count <= 120; count += 1) {
      const from = `127.${count}.0.1`
      void upload({ port, from, pieces, drip, ...announced, signal }).then((response) => responses.push(response))
      await wait(300)
    }
    await sendVisitors()
    return { outcome: countStatuses(responses) || 'all held to the end' }
  }
}

/** Connections from one address that take what they can, never end, and come again when they are closed. */
export function holdConnections(megabytes: number): Attack {
  return async ({ start, signal }) => {
    const { port, sendVisitors } = await start()
    const photos = makePhotos(megabytes).flatMap((photo) => encodePart('photos', photo))
    const pieces = [...photos, ...encodePart('photos')]
    const responses: Response[] = []
    async function hold(): Promise<void> {
      while (!signal.aborted && responses.length < 1000) {
        responses.push(await upload({ port, pieces, drip: byteNowAndThen, ...announced, signal }))
        await wait(1000)
      }
    }
    void Promise.all(repeat(12, hold))
    // Until all of it is held, on a busy machine too.
    await wait(10_000)
    await sendVisitors()
    const outcome = countStatuses(responses) || 'all held to the end'
    return { outcome, isMet: ({ visitors, acknowledged }) => visitors === acknowledged }
  }
}

/** How much one address can store: what is accepted of 40, as often in an hour as the refusal allows. */
export async function storeFromOneAddress({ start, signal }: Place): Promise<Finding> {
  const { port } = await start()
  const photos = makePhotos(20)
  const responses: Response[] = []
  while (responses.length < 40) responses.push(await upload({ port, pieces: encodeForm(photos), signal }))
  return { outcome: countStatuses(responses) }
}

/** Locks the database: another process writes to it while requests come. */
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
export async function fillDisk({ start, folder, signal }: Place): Promise<Finding> {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8g', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return { outcome: 'left out: only root can mount a small disk' }
  }
  try {
    // Nothing listens at the URL of the webhook.
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
    const options = { env: { ...process.env, REQUESTS_FOLDER: folder } }
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

/** Three photos, because one alone may not be so large. */
function makePhotos(megabytes: number): Uint8Array[] {
  return repeat(3, (index) => makePicture(Math.floor((megabytes * megabyte) / 3), 'image/jpeg', index + 1))
}

function repeat<Value>(count: number, run: (index: number) => Value): Value[] {
  return Array.from({ length: count }, (_, index) => run(index))
}
