import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { makePicture, pretendAddress, type SentRequest, sendRequest } from '../../tests/receivers/requests.ts'
import { startProcess } from '../../tests/support/start-program.ts'
import { describeMachine, formatTable, summarizeTimes, writeFigures } from '../figures.ts'
import { type Attack, attacks, type Body } from './attacks.ts'

/**
 * Attacks the site that was built last, and its receiver, over loopback connections: npm run attack. The figures go to
 * docs/load.md, and it fails where one is worse than it may be. --only WORDS runs the attacks with these words in their
 * description, and writes nothing.
 */
const { only = '' } = parseArgs({ options: { only: { type: 'string' } } }).values
const visitorCount = 20
const rows = [['attack', describeMachine()]]
for (const [description, attack] of Object.entries(attacks)) {
  if (!description.includes(only)) continue
  const { outcome, missed } = await measure(attack)
  rows.push([description, outcome])
  console.log(`${description}: ${outcome}${missed.map((limit) => `\n  MISSED: ${limit}`).join('')}`)
  if (missed.length > 0) process.exitCode = 1
}
if (!only) writeFigures('docs/load.md', 'attacks', formatTable(rows))

/** Starts the site as `npm start` does, and attacks it while it is asked for a page and visitors send requests. */
async function measure(attack: Attack): Promise<{ outcome: string; missed: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'attack-'))
  const ending = new AbortController()
  const env = { ESTIMATE_ENDPOINT: '/estimate', REQUESTS_FOLDER: folder, TRUST_PROXY: '127.0.0.1' }
  const site = await startProcess([process.execPath, 'server/start.ts', '--no-build'], env)
  const url = new URL('/', site.url).href
  const asking = new Worker(new URL('./ask-for-pages.ts', import.meta.url), { workerData: { url } })
  try {
    const secondsAtStart = readProcessorSeconds(site.pid)
    const statuses = await beginUploads(attack, site.url, ending.signal)
    const acknowledged = await sendVisitors(site.url)
    asking.postMessage('stop')
    const [milliseconds] = await once(asking, 'message')
    const { p50, p99, max } = summarizeTimes(milliseconds)
    const processorSeconds = readProcessorSeconds(site.pid) - secondsAtStart
    const megabytes = readPeakMegabytes(site.pid)
    const outcome = [
      `${megabytes} MB`,
      `processor ${processorSeconds.toFixed(1)} s`,
      `page p50 ${p50.toFixed()} ms, p99 ${p99.toFixed()} ms, max ${max.toFixed()} ms`,
      `${acknowledged} of ${visitorCount} visitors`,
      countStatuses(statuses) || 'no upload has ended',
    ].join('; ')
    const missed = [
      ...(megabytes < 300 ? [] : ['300 MB']),
      ...(p99 < 1000 ? [] : ['page p99 of 1 s']),
      ...(acknowledged === visitorCount ? [] : ['every visitor acknowledged']),
    ]
    return { outcome, missed }
  } finally {
    ending.abort()
    await Promise.all([site.kill('SIGKILL'), asking.terminate()])
    rmSync(folder, { recursive: true })
  }
}

/** Begins the uploads. Returns a list to which the status of each is added when its connection is closed. */
async function beginUploads(attack: Attack, url: string, signal: AbortSignal): Promise<number[]> {
  const { count, everyMs, isSpread, isRepeated, makeBody } = attack
  const statuses: number[] = []
  async function keepUploading(address: string): Promise<void> {
    do {
      statuses.push(await upload(url, address, makeBody(), signal))
      await wait(1000)
    } while (isRepeated && !signal.aborted)
  }
  for (let index = 0; index < count; index += 1) {
    void keepUploading(isSpread ? `10.${index % 250}.${Math.floor(index / 250)}.1` : '10.0.0.1')
    if (everyMs) await wait(everyMs)
  }
  return statuses
}

/** Sends a body over a connection of its own, and does not stop because of a response. Its status is 0 without one. */
async function upload(url: string, address: string, { headers, pieces, drip }: Body, signal: AbortSignal) {
  const { hostname: host, port, pathname } = new URL(url)
  const all = { Host: host, Accept: 'application/json', Connection: 'close', ...pretendAddress(address), ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  const socket = connect({ port: Number(port), host, signal })
  let response = ''
  socket.on('error', () => {})
  socket.on('data', (data) => {
    response += data
  })
  socket.write(`POST ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n`)
  for (const piece of pieces) socket.write(piece)
  const timer = drip && setInterval(() => socket.write(drip.piece), drip.everyMs)
  await new Promise((resolve) => socket.on('close', resolve))
  clearInterval(timer)
  return Number(/^HTTP\/1.1 (\d+)/.exec(response)?.[1] ?? 0)
}

/** '12 × 201, 480 × 503, 8 × no response' */
function countStatuses(statuses: readonly number[]): string {
  const groups = Map.groupBy(statuses, (status) => status)
  return [...groups].map(([status, { length }]) => `${length} × ${status || 'no response'}`).join(', ')
}

/** Sends visitors, one a second, and says how many were acknowledged. */
async function sendVisitors(url: string): Promise<number> {
  const visitors: Promise<boolean>[] = []
  for (let index = 1; index <= visitorCount; index += 1) {
    visitors.push(visit(url, `10.0.200.${index}`))
    await wait(1000)
  }
  return (await Promise.all(visitors)).filter(Boolean).length
}

/** Sends a request as the form does it: the same id at each of three tries, after the time that the response names. */
async function visit(url: string, address: string): Promise<boolean> {
  const request: SentRequest = {
    fields: { id: crypto.randomUUID() },
    photos: [1, 2].map((seed) => makePicture(250_000, 'image/jpeg', seed)),
    headers: pretendAddress(address),
  }
  for (let tries = 0; tries < 3; tries += 1) {
    const response = await sendRequest(url, { ...request, signal: AbortSignal.timeout(60_000) }).catch(() => undefined)
    if (response?.body.reference) return true
    await wait(1000 * Math.min(Number(response?.headers.get('Retry-After')) || 1, 15))
  }
  return false
}

/** The peak of the resident set of a process. */
function readPeakMegabytes(pid: number): number {
  const kibibytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round((Number(kibibytes) * 1024) / 1e6)
}

/** User and system time, which Linux counts in hundredths of a second. */
function readProcessorSeconds(pid: number): number {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(afterName[11]) + Number(afterName[12])) / 100
}
