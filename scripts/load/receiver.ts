import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makePicture, readRows, sendRequest } from '../../tests/receivers/requests.ts'
import { startMailServer } from '../../tests/support/owner-servers.ts'
import { findFreePort, startProcess } from '../../tests/support/start-program.ts'
import { describeMachine, formatTable, timeRequests, writeFigures } from '../figures.ts'

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

let receiver = await startReceiver()
let restarting: Promise<void> | undefined
/** The reference of each request that was acknowledged, by its id. */
const acknowledged = new Map<string, string>()
let tries = 0

const start = performance.now()
const { seconds, p50, p95, p99, max } = await timeRequests(requestCount, visitorCount, visit)
await waitForNotifications()
const notifiedSeconds = (performance.now() - start) / 1000

/** The references in the subjects of the emails. */
const sent = mailServer.mails.map(({ subject = '' }) => /\S+(?=:)/.exec(subject)?.[0])
const mistakes = countMistakes(sent)
await receiver.kill('SIGTERM')
await mailServer.stop()
rmSync(folder, { recursive: true })

const perSecond = (requestCount / seconds).toFixed(0)
const photos = `${photosEach} photos of ${photoBytes / 1000} kB each`
const times = Object.entries({ p50, p95, p99, max }).map(([name, time]) => `${name} ${time.toFixed(1)}`)
const figures = formatTable([
  ['', describeMachine()],
  ['requests', `${requestCount.toLocaleString('en-CA')} with ${photos}, ${visitorCount} at a time`],
  ['killed and started again', `${killAfter.length} times`],
  ['acknowledged', `${acknowledged.size} in ${seconds.toFixed(1)} s (${perSecond} a second)`],
  ['time to the acknowledgement, restarts included', `${times.join(', ')} ms`],
  ['sent again by the visitor', tries - requestCount],
  ['all sent to the owner after', `${notifiedSeconds.toFixed(1)} s`],
  ...Object.entries(mistakes),
  ['sent to the owner twice', sent.length - new Set(sent).size],
])
console.log(figures)
writeFigures('docs/load.md', 'receiver', figures)
process.exitCode = Object.values(mistakes).some((count) => count > 0) ? 1 : 0

function startReceiver() {
  return startProcess([process.execPath, resolve('server/receive.ts')], env)
}

function makePhotos(seed: number) {
  return Array.from({ length: photosEach }, (_, index) =>
    makePicture(photoBytes, 'image/jpeg', seed * photosEach + index + 1),
  )
}

/** Sends a request as the form does it: with the same id until there is a response. */
async function visit(seed: number): Promise<void> {
  const id = crypto.randomUUID()
  const fields = { id, name: `Visitor ${seed}` }
  const photos = makePhotos(seed)
  for (;;) {
    tries += 1
    const response = await sendRequest(receiver.url, { fields, photos }).catch(() => undefined)
    if (response?.body.reference) {
      acknowledged.set(id, response.body.reference)
      if (killAfter.includes(acknowledged.size)) restarting = restart()
      return
    }
    if (response) console.error(`${response.status} ${response.body.error}`)
    await (restarting ?? wait(100))
  }
}

async function restart(): Promise<void> {
  await receiver.kill('SIGKILL')
  receiver = await startReceiver()
}

async function waitForNotifications(): Promise<void> {
  while (readRows(database, 'SELECT 1 FROM notifications WHERE sent_at IS NULL LIMIT 1').length > 0) await wait(200)
}

/** What must not happen, and how often it did. */
function countMistakes(sent: readonly unknown[]) {
  const rows = readRows<{ id: string; name: string; key: string }>(
    database,
    'SELECT id, name, key FROM requests LEFT JOIN photos ON request_id = id ORDER BY position',
  )
  const stored = Map.groupBy(rows, ({ id }) => id)
  const ids = [...acknowledged.keys()]
  return {
    'acknowledged and lost': ids.filter((id) => !stored.has(id)).length,
    'stored twice': stored.size - ids.length,
    'stored with other photos': ids.filter((id) => hasOtherPhotos(stored.get(id) ?? [])).length,
    'not sent to the owner': [...acknowledged.values()].filter((reference) => !sent.includes(reference)).length,
  }
}

function hasOtherPhotos(rows: { name: string; key: string }[]): boolean {
  const seed = Number(rows[0]?.name.split(' ')[1])
  const kept = rows.map(({ key }) => readFileSync(join(folder, 'photos', key)))
  return kept.length !== photosEach || makePhotos(seed).some((photo, index) => !kept[index]?.equals(photo))
}
