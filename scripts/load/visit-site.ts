import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { makePicture } from '../../tests/receivers/requests.ts'
import { summarizeTimes } from '../figures.ts'
import { encodeForm, upload } from './upload.ts'

// Asks for a page every 50 ms and, when it is told to, sends visitors with photos: in a thread of its own, so that an
// attack that keeps the main thread busy delays no measurement.

/** A request without a response counts as long as this. */
const timeoutMs = 60_000
const { port } = workerData as { port: number }
const photos = [makePicture(250_000), makePicture(250_000, 'image/jpeg', 2)]
const pages: Promise<number>[] = []
const visitors: Promise<number>[] = []
const timer = setInterval(() => pages.push(askForPage()), 50)

parentPort?.on('message', async (message) => {
  parentPort?.postMessage(message === 'stop' ? await stop() : await sendVisitors())
})

/** Requests a page, and returns the milliseconds that it took. */
function askForPage(): Promise<number> {
  const began = performance.now()
  return new Promise((resolve) => {
    const fail = () => resolve(timeoutMs)
    get({ port, host: '127.0.0.1', agent: false, signal: AbortSignal.timeout(timeoutMs) }, (response) => {
      response.on('error', fail).on('end', () => resolve(performance.now() - began))
      if (response.statusCode === 200) response.resume()
      else response.destroy(new Error())
    }).on('error', fail)
  })
}

async function sendVisitors(): Promise<void> {
  for (let count = 1; count <= 20; count += 1) {
    visitors.push(visit(`127.200.0.${count}`))
    await wait(1000)
  }
  await Promise.all(visitors)
}

/**
 * Sends a request as the form does it: the same id at each try, after the time that the response names. Returns the
 * number of tries, and 0 where all were in vain.
 */
async function visit(from: string): Promise<number> {
  const pieces = encodeForm(photos)
  for (let tries = 1; tries <= 3; tries += 1) {
    const { status, retryAfterSeconds } = await upload({ port, from, pieces, signal: AbortSignal.timeout(timeoutMs) })
    if (status === 201 || status === 200) return tries
    await wait(1000 * Math.min(retryAfterSeconds || 1, 15))
  }
  return 0
}

async function stop() {
  clearInterval(timer)
  const tries = await Promise.all(visitors)
  return {
    pages: summarizeTimes(await Promise.all(pages)),
    visitors: tries.length,
    acknowledged: tries.filter((count) => count > 0).length,
    retried: tries.filter((count) => count > 1).length,
  }
}
