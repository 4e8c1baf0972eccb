import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { readNodeSettings } from '../../receiver/node/node-settings.ts'
import { locateStore, openNodeStore } from '../../receiver/node/node-store.ts'
import { type ReceiverExtras, startReceiver } from '../../receiver/node/start-receiver.ts'
import type { NewRequest, StoreOptions } from '../../receiver/store/request-store.ts'
import { emptyRequest } from '../../src/form/testing-request.ts'
import { type MailServer, startMailServer, startWebhook, webhookSecret } from '../support/owner-servers.ts'
import { makePicture } from './requests.ts'

// The receiver in the process of the test, and what is around it. Each lasts until the test ends.

export interface ReceiverInProcess {
  url: string
  port: number
  folder: string
  database: string
  refuseUploads: () => void
}

/** Serves the receiver on a free port, with a folder of its own. Tests come through a trusted proxy. */
export async function serveInProcess(
  env: Record<string, string> = {},
  extras: ReceiverExtras = {},
): Promise<ReceiverInProcess> {
  const folder = makeFolder()
  const settings = readNodeSettings({ REQUESTS_FOLDER: folder, TRUST_PROXY: '127.0.0.1', ...env })
  const receiver = await startReceiver({ settings, path: '/estimate', siteFolder: folder, ...extras })
  // A test that waits for another program stops the server too, which would then close what the test still takes for open.
  const server = createServer({ keepAliveTimeout: 60_000 }, receiver.receive).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.close()
    server.closeAllConnections()
    await receiver.stop()
  })
  const { port } = server.address() as AddressInfo
  const database = locateStore(folder).databaseFile
  return { url: `http://127.0.0.1:${port}/estimate`, port, folder, database, refuseUploads: receiver.refuseUploads }
}

/** Opens a store in a folder of its own. */
export async function openStoreForTest(options: Partial<StoreOptions> = {}) {
  const folder = makeFolder()
  const { store, close } = await openNodeStore(folder, { channels: [], maxStoredBytes: 1e9, ...options })
  onTestFinished(close)
  return { store, folder, ...locateStore(folder) }
}

/** A request as the receiver hands it to a store. */
export function makeRequest(name = 'Ann', receivedAt = Date.now(), photoBytes = 50): NewRequest {
  return {
    id: crypto.randomUUID(),
    receivedAt,
    content: { ...emptyRequest, name, page: '', suspicion: undefined },
    photos: [{ type: 'image/jpeg', bytes: makePicture(photoBytes) }],
  }
}

export async function startMailServerForTest(port?: number): Promise<MailServer> {
  const server = await startMailServer(port)
  onTestFinished(() => server.stop())
  return server
}

interface ReceivedWebhook {
  type: string
  data: Record<string, unknown>
}

/** A webhook of the owner's. What `isIgnored` picks gets no response. */
export async function startWebhookForTest(isIgnored: (webhook: ReceivedWebhook) => boolean = () => false) {
  const received: ReceivedWebhook[] = []
  const { url, stop } = await startWebhook(({ body }) => {
    const webhook: ReceivedWebhook = JSON.parse(body)
    if (isIgnored(webhook)) return undefined
    received.push(webhook)
    return 200
  })
  onTestFinished(stop)
  return { received, env: { WEBHOOK_URL: url, WEBHOOK_SECRET: webhookSecret }, stop }
}

/** Collects what is printed as errors, in place of printing it. */
export function watchErrors(): string[] {
  const lines: string[] = []
  const spy = vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line)))
  onTestFinished(() => spy.mockRestore())
  return lines
}

/** A folder that is removed last, because what is started later ends earlier. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'receiver-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
