import { once } from 'node:events'
import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { parentPort, workerData } from 'node:worker_threads'

// Asks a server for its home page every 50 ms until it gets a message, and answers with the milliseconds that each took.
// In a thread of its own, so that an attack that keeps the main thread busy delays no measurement.

/** A page that does not come counts as long as this. */
const timeoutMs = 60_000
const pages: Promise<number>[] = []
const timer = setInterval(() => pages.push(askForPage()), 50)

parentPort?.once('message', async () => {
  clearInterval(timer)
  parentPort?.postMessage(await Promise.all(pages))
})

async function askForPage(): Promise<number> {
  const began = performance.now()
  try {
    const outgoing = get(workerData.url, { agent: false, signal: AbortSignal.timeout(timeoutMs) })
    const [response] = await once(outgoing, 'response')
    await buffer(response)
    return response.statusCode === 200 ? performance.now() - began : timeoutMs
  } catch {
    return timeoutMs
  }
}
