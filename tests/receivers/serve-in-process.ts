import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { readNodeSettings } from '../../receiver/node/node-settings.ts'
import { locateStore } from '../../receiver/node/node-store.ts'
import { type NodeReceiverOptions, startReceiver } from '../../receiver/node/start-receiver.ts'

export interface ReceiverInProcess {
  url: string
  port: number
  folder: string
  database: string
  refuseUploads: () => void
}

/** The receiver on a free port until the test ends, with a folder of its own; tests come through a trusted proxy. */
export async function serveInProcess(
  env: Record<string, string> = {},
  extras: Partial<NodeReceiverOptions> = {},
): Promise<ReceiverInProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'receiver-'))
  const settings = readNodeSettings({ REQUESTS_FOLDER: folder, TRUST_PROXY: '127.0.0.1', ...env })
  const { receive, refuseUploads, stop } = await startReceiver({
    settings,
    path: '/estimate',
    siteFolder: folder,
    ...extras,
  })
  const server = createServer(receive).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.close()
    server.closeAllConnections()
    await stop()
    rmSync(folder, { recursive: true })
  })
  const { port } = server.address() as AddressInfo
  const database = locateStore(folder).databaseFile
  return { url: `http://127.0.0.1:${port}/estimate`, port, folder, database, refuseUploads }
}
