import { readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { buildResponseHeaders } from '../../hosting/rules.ts'
import { readEstimateEndpoint } from '../../src/form/endpoint.ts'
import { createReceiver } from '../create-receiver.ts'
import { createFaultLog } from '../fault-log.ts'
import type { Notifier } from '../notify/notifier.ts'
import type { NotificationOptions } from '../notify/send-notifications.ts'
import { createOwnerWarning } from '../notify/warn-owner.ts'
import { createWebhookNotifier } from '../notify/webhook.ts'
import { defaultTimeouts } from '../settings.ts'
import type { StoreOptions } from '../store/create-store.ts'
import { removeExpired } from '../store/remove-expired.ts'
import { smallBytes } from '../uploads.ts'
import type { NodeSettings } from './node-settings.ts'
import { keepStore } from './node-store.ts'
import { startOutbox } from './outbox.ts'
import { readClient } from './read-client.ts'
import { createSmtpNotifier } from './smtp-notifier.ts'

const cleaningIntervalMs = 60 * 60_000
const warningIntervalMs = 5 * 60_000

export interface NodeReceiverOptions {
  settings: NodeSettings
  /** Where the form is sent to, such as /estimate. */
  path: string
  /** The folder of the built site, which has the pages that the receiver responds with. */
  siteFolder: string
  paceIntervalMs?: number
  leaseMs?: number
  minFreeBytes?: number
  onStep?: StoreOptions['onStep'] & NotificationOptions['onStep']
}

export interface NodeReceiver {
  receive: RequestListener
  /** Refuses in words what is being uploaded and all that comes, because the process is about to end. */
  refuseUploads(): void
  /** Ends after what is being sent. */
  stop(): Promise<void>
}

/** Starts to send what is due, and returns what responds to requests. Where the store cannot be opened, it is tried again later. */
export async function startReceiver(options: NodeReceiverOptions): Promise<NodeReceiver> {
  const { settings, path, siteFolder, onStep } = options
  const { paceIntervalMs, leaseMs } = { ...defaultTimeouts, ...options }
  const faults = createFaultLog()
  const notifiers = createNotifiers(settings)
  const channels = notifiers.map(({ channel }) => channel)
  const { maxStoredBytes } = settings
  const storeOptions = {
    channels,
    maxStoredBytes,
    onStep,
    ...(options.minFreeBytes && { minFreeBytes: options.minFreeBytes }),
  }
  const { getStore, close } = keepStore(settings.folder, storeOptions)
  await getStore().catch((error) => faults.report('Requests cannot be stored', error))
  const outboxes = notifiers.map((notifier) => startOutbox({ getStore, notifier, faults, leaseMs, onStep }))
  const stopping = new AbortController()

  const clean = async () => removeExpired(await getStore(), settings.keepDays)
  const cleaning = repeat(clean, cleaningIntervalMs, (error) => faults.report('Expired requests stay', error))
  const warning = repeat(createOwnerWarning(getStore, notifiers, faults), warningIntervalMs, (error) =>
    faults.report('The receiver could not be checked', error),
  )

  const app = createReceiver<HttpBindings>({
    path,
    siteUrl: settings.siteUrl,
    responseHeaders: buildResponseHeaders(readEstimateEndpoint(path)),
    paceIntervalMs,
    faults,
    signal: stopping.signal,
    readPage: (file) => readFile(join(siteFolder, file), 'utf8').catch(() => undefined),
    readClient: (_request, { incoming }) => readClient(incoming, settings.trustedProxies),
    openStore: getStore,
    onStored: () => {
      for (const outbox of outboxes) outbox.wake()
    },
  })
  const respond = getRequestListener(app.fetch as Parameters<typeof getRequestListener>[0], {
    overrideGlobalObjects: false,
    autoCleanupIncoming: false,
  })
  return {
    receive(req, res) {
      // What is refused before it is read is not read after it either, unless it is short: the connection is closed.
      if (!(Number(req.headers['content-length'] ?? 0) <= smallBytes) || req.headers['transfer-encoding']) {
        res.shouldKeepAlive = false
      }
      return respond(req, res)
    },
    refuseUploads: () => stopping.abort(),
    async stop() {
      await Promise.all([...outboxes, cleaning, warning].map((job) => job.stop()))
      await close()
    },
  }
}

/** Does a thing now and again after each interval. */
function repeat(run: () => Promise<void>, intervalMs: number, onError: (error: unknown) => void) {
  let running = run().catch(onError)
  const timer = setInterval(() => {
    running = run().catch(onError)
  }, intervalMs)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

function createNotifiers({ smtp, webhook }: NodeSettings): Notifier[] {
  return [...(smtp ? [createSmtpNotifier(smtp)] : []), ...(webhook ? [createWebhookNotifier(webhook)] : [])]
}
