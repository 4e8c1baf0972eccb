import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export interface ReceivedWebhook {
  type: string
  data: Record<string, unknown>
}

/** A webhook of the owner's, until the test ends. What `isIgnored` picks gets no response. */
export async function startWebhookForTest(isIgnored: (webhook: ReceivedWebhook) => boolean = () => false) {
  const received: ReceivedWebhook[] = []
  const server = createServer(async (req, res) => {
    const webhook: ReceivedWebhook = JSON.parse(await text(req))
    if (isIgnored(webhook)) return
    received.push(webhook)
    res.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  onTestFinished(stop)
  const { port } = server.address() as AddressInfo
  const env = { WEBHOOK_URL: `http://127.0.0.1:${port}`, WEBHOOK_SECRET: 'a-secret-of-the-tests-long-enough' }
  return { received, env, stop }
}
