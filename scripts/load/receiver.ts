import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makePicture, readRows, sendRequest } from '../../tests/receivers/requests.ts'
import { startMailServer } from '../../tests/support/owner-servers.ts'
import { findFreePort, type ReceiverProcess, startProcess } from '../../tests/support/start-program.ts'
import { describeMachine, formatTable, summarizeTimes, writeFigures } from '../figures.ts'

/**
 * Requests with photos to the real receiver, which is killed and started again meanwhile, with a real mail server:
 * npm run load:receiver. It fails if one is lost, is there twice or is not sent; the figures go to docs/load.md.
 */
const requestCount = 2000
const visitorCount = 20
const photoBytes = 250_000
const photosEach = 2
/** After how many acknowledged requests the receiver is killed. */
const killAfter = [500, 1000, 1500]

const folder = mkdtempSync(join(tmpdir(), 'load-receiver-'))
const photoFolder = join(folder, 'photos')
const database = join(folder, 'requests.db')
const mailServer = await startMailServer()
const env = {
  PORT: String(await findFreePort()),
  ESTIMATE_ENDPOINT: '/estimate',
  REQUESTS_FOLDER: folder,
  SMTP_URL: mailServer.url,
  NOTIFY_EMAIL: 'owner@site.example',
  // Each request comes from an address of its own.
  TRUST_PROXY: '127.0.0.1',
}

let receiver: ReceiverProcess = await startReceiver()
let restarting: Promise<void> | undefined
const acknowledged = new Map<string, string>()
const latencies: number[] = []
let tries = 0
let sent = 0

const start = performance.now()
await Promise.all(Array.from({ length: visitorCount }, visit))
const seconds = (performance.now() - start) / 1000
await waitForNotifications()
const notifiedSeconds = (performance.now() - start) / 1000

const mistakes = countMistakes()
await receiver.kill('SIGTERM')
await mailServer.stop()
rmSync(folder, { recursive: true })

const { p50, p95, p99, max } = summarizeTimes(latencies)
const perSecond = (requestCount / seconds).toFixed(0)
const photos = `${photosEach} photos of ${photoBytes / 1000} kB each`
const figures = formatTable([
  ['', describeMachine()],
  ['requests', `${requestCount.toLocaleString('en-CA')} with ${photos}, ${visitorCount} at a time`],
  ['killed and started again', `${killAfter.length} times`],
  ['acknowledged', `${acknowledged.size} in ${seconds.toFixed(1)} s (${perSecond} a second)`],
  [
    'time to the acknowledgement, restarts included',
    `p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)}, max ${max.toFixed(1)} ms`,
  ],
  ['sent again by the visitor', tries - requestCount],
  ['all sent to the owner after', `${notifiedSeconds.toFixed(1)} s`],
  ['acknowledged and lost', mistakes.lost],
  ['stored twice', mistakes.doubled],
  ['stored with other photos', mistakes.damaged],
  ['not sent to the owner', mistakes.notSent],
  ['sent to the owner twice', mistakes.sentTwice],
])
console.log(figures)
writeFigures('docs/load.md', 'receiver', figures)
process.exitCode = mistakes.lost + mistakes.doubled + mistakes.damaged + mistakes.notSent > 0 ? 1 : 0

function startReceiver(): Promise<ReceiverProcess> {
  return startProcess([process.execPath, resolve('server/receive.ts')], env)
}

function makePhotos(seed: number) {
  return Array.from({ length: photosEach }, (_, index) =>
    makePicture(photoBytes, 'image/jpeg', seed * photosEach + index + 1),
  )
}

async function visit(): Promise<void> {
  while (sent < requestCount) {
    const seed = sent++
    const id = crypto.randomUUID()
    const began = performance.now()
    const reference = await sendUntilAcknowledged(id, seed)
    latencies.push(performance.now() - began)
    acknowledged.set(id, reference)
    if (killAfter.includes(acknowledged.size)) restarting = restart()
  }
}

/** Sends a request as the form does it: with the same id until there is a response. */
async function sendUntilAcknowledged(id: string, seed: number): Promise<string> {
  for (;;) {
    tries += 1
    const fields = { id, name: `Visitor ${seed}` }
    const response = await sendRequest(receiver.url, { fields, photos: makePhotos(seed) }).catch(() => undefined)
    if (response?.body.reference) return response.body.reference
    if (response) console.error(`${response.status} ${response.body.error}`)
    await (restarting ?? wait(100))
  }
}

async function restart(): Promise<void> {
  await receiver.kill('SIGKILL')
  receiver = await startReceiver()
}

async function waitForNotifications(): Promise<void> {
  for (;;) {
    const [row] = readRows<{ count: number }>(
      database,
      'SELECT count(*) AS count FROM notifications WHERE sent_at IS NULL',
    )
    if (row?.count === 0) return
    await wait(200)
  }
}

function countMistakes() {
  const rows = readRows<{ id: string; name: string; key: string }>(
    database,
    'SELECT id, name, key FROM requests LEFT JOIN photos ON request_id = id ORDER BY id, position',
  )
  const stored = Map.groupBy(rows, ({ id }) => id)
  const ids = [...acknowledged.keys()]
  const mails = mailServer.mails.map(({ subject = '' }) => subject.split(' ').find((word) => /^\w+-\w{6}:$/.test(word)))
  const references = mails.map((word = '') => word.slice(0, -1))
  const told = new Set(references)
  return {
    lost: ids.filter((id) => !stored.has(id)).length,
    doubled: stored.size - ids.length,
    damaged: ids.filter((id) => isDamaged(stored.get(id) ?? [])).length,
    notSent: [...acknowledged.values()].filter((reference) => !told.has(reference)).length,
    sentTwice: references.length - told.size,
  }
}

function isDamaged(rows: { name: string; key: string }[]): boolean {
  const seed = Number(rows[0]?.name.split(' ')[1])
  const kept = rows.map(({ key }) => hash(readFileSync(join(photoFolder, key))))
  return kept.join() !== makePhotos(seed).map(hash).join()
}

function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
