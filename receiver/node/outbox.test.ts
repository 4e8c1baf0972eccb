import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serveInProcess, startWebhookForTest } from '../../tests/receivers/in-process.ts'
import { storeRequest } from '../../tests/receivers/requests.ts'

/** A mail server that accepts connections and never says a word. */
async function startSilentMailServer() {
  const sockets: Socket[] = []
  const server = createServer((socket) => void sockets.push(socket.on('error', () => {}))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(stop)
  const { port } = server.address() as AddressInfo
  return { sockets, stop, env: { SMTP_URL: `smtp://127.0.0.1:${port}`, NOTIFY_EMAIL: 'owner@site.example' } }
}

test('a mail server that never greets does not hold up the webhooks', async () => {
  const mail = await startSilentMailServer()
  const webhook = await startWebhookForTest()
  const { url } = await serveInProcess({ ...mail.env, ...webhook.env })
  await Promise.all(Array.from({ length: 20 }, () => storeRequest(url)))
  await vi.waitFor(() => expect(webhook.received).toHaveLength(20), { timeout: 15_000 })
  // The first messages are still waiting for the greeting.
  expect(mail.sockets.filter(({ destroyed }) => !destroyed).length).toBeGreaterThan(0)
  mail.stop()
})

test('a webhook that gets no response does not hold up the others', async () => {
  const webhook = await startWebhookForTest(({ data }) => data.name === 'Hanging')
  const { url } = await serveInProcess(webhook.env)
  await storeRequest(url, { fields: { name: 'Hanging' } })
  await Promise.all(Array.from({ length: 10 }, () => storeRequest(url)))
  await vi.waitFor(() => expect(webhook.received).toHaveLength(10), { timeout: 15_000 })
  await webhook.stop()
})
