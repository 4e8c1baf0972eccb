import { chmodSync, mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { buildResponseHeaders } from '../../hosting/rules.ts'
import { readEstimateEndpoint } from '../../src/lib/estimate-endpoint.ts'
import { createReceiver } from '../create-receiver.ts'
import type { Notifier } from '../notify/notifier.ts'
import type { NotificationOptions } from '../notify/send-notifications.ts'
import { createWebhookNotifier } from '../notify/webhook.ts'
import { defaultTimeouts } from '../settings.ts'
import type { StoreOptions } from '../store/create-store.ts'
import { removeExpired } from '../store/remove-expired.ts'
import type { NodeSettings } from './node-settings.ts'
import { openNodeStore } from './node-store.ts'
import { startOutbox } from './outbox.ts'
import { readClient } from './read-client.ts'
import { createSmtpNotifier } from './smtp-notifier.ts'

const maxMemoryBytes = 256 * 1024 * 1024
const cleaningIntervalMs = 60 * 60_000

export interface NodeReceiverOptions {
  settings: NodeSettings
  /** Where the form is sent to, such as /estimate. */
  path: string
  /** The folder of the built site, which has the pages that the receiver responds with. */
  siteFolder: string
  idleTimeoutMs?: number
  leaseMs?: number
  onStep?: StoreOptions['onStep'] & NotificationOptions['onStep']
}

export interface NodeReceiver {
  receive: RequestListener
  /** Ends after what is being sent. */
  stop(): Promise<void>
}

/** Opens the store, starts to send what is due, and returns what responds to requests. */
export function startReceiver(options: NodeReceiverOptions): NodeReceiver {
  const { settings, path, siteFolder, onStep } = options
  const { idleTimeoutMs, leaseMs } = { ...defaultTimeouts, ...options }
  const notifiers = createNotifiers(settings)
  mkdirSync(settings.folder, { recursive: true })
  // Names and addresses of customers are nobody else's on this machine.
  chmodSync(settings.folder, 0o700)
  const channels = notifiers.map(({ channel }) => channel)
  const { store, close } = openNodeStore(settings.folder, { channels, onStep })
  const outbox = startOutbox({ store, notifiers, leaseMs, onStep })

  const clean = () => removeExpired(store, settings.keepDays).catch(console.error)
  let cleaning = clean()
  const cleaner = setInterval(() => {
    cleaning = clean()
  }, cleaningIntervalMs)

  const app = createReceiver<HttpBindings>({
    path,
    siteUrl: settings.siteUrl,
    responseHeaders: buildResponseHeaders(readEstimateEndpoint(path)),
    maxMemoryBytes,
    idleTimeoutMs,
    readPage: (file) => readFile(join(siteFolder, file), 'utf8').catch(() => undefined),
    readClient: (_request, { incoming }) => readClient(incoming, settings.trustedProxies),
    openStore: () => store,
    onStored: () => outbox.wake(),
  })
  return {
    receive: getRequestListener(app.fetch as Parameters<typeof getRequestListener>[0], {
      overrideGlobalObjects: false,
    }),
    async stop() {
      clearInterval(cleaner)
      await Promise.all([outbox.stop(), cleaning])
      close()
    },
  }
}

function createNotifiers({ smtp, webhook }: NodeSettings): Notifier[] {
  return [...(smtp ? [createSmtpNotifier(smtp)] : []), ...(webhook ? [createWebhookNotifier(webhook)] : [])]
}
