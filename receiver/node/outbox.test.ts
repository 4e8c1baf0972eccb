import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeRequest, openStoreForTest, serveInProcess, startWebhookForTest } from '../../tests/receivers/in-process.ts'
import { storeRequest } from '../../tests/receivers/requests.ts'
import { createFaultLog } from '../fault-log.ts'
import { leaseDue, type Notifier, sendLeased } from '../notify/send-notifications.ts'

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

test('a message that never ends is given up before another process may send it, and is due again', async () => {
  const { store } = await openStoreForTest({ channels: ['email'] })
  await store.save(makeRequest(), 'a')
  const begun = Promise.withResolvers<void>()
  const send = () => {
    begun.resolve()
    return new Promise<void>(() => {})
  }
  const notifier: Notifier = { channel: 'email', send, warn: async () => {} }
  const options = { store, notifiers: [notifier], faults: createFaultLog() }
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  const [leased] = await leaseDue(options, { limit: 1 })
  if (!leased) throw new Error('Nothing is due.')
  const sending = sendLeased(options, leased)
  await begun.promise
  expect(await leaseDue(options, { limit: 1 })).toEqual([])
  await vi.advanceTimersByTimeAsync(119_000)
  expect(await sending).toBe(false)
  const [request] = await store.list()
  expect(request?.notifications).toMatchObject([{ sentAt: null, lastError: 'no answer after 110 s' }])
  await vi.advanceTimersByTimeAsync(6000)
  expect(await leaseDue(options, { limit: 1 })).toHaveLength(1)
})
