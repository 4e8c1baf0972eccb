import { readFile } from 'node:fs/promises'
import type { IncomingMessage, RequestListener } from 'node:http'
import { type BlockList, isIP } from 'node:net'
import { join } from 'node:path'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { type Client, createReceiver } from '../create-receiver.ts'
import { createFaultLog } from '../fault-log.ts'
import { createOwnerWarning } from '../health.ts'
import type { NotificationOptions, Notifier } from '../notify/send-notifications.ts'
import { createWebhookNotifier } from '../notify/webhook.ts'
import { smallBytes } from '../read-body.ts'
import { removeExpired } from '../store/remove-expired.ts'
import type { StoreOptions } from '../store/request-store.ts'
import { type NodeSettings, readNodeSettings } from './node-settings.ts'
import { keepStore } from './node-store.ts'
import { startOutbox } from './outbox.ts'
import { createSmtpNotifier } from './smtp-notifier.ts'

const cleaningIntervalMs = 60 * 60_000
const warningIntervalMs = 5 * 60_000

/** Options for tests. */
export interface ReceiverExtras {
  paceIntervalMs?: number
  leaseMs?: number
  minFreeBytes?: number
  onStep?: StoreOptions['onStep'] & NotificationOptions['onStep']
}

interface NodeReceiverOptions extends ReceiverExtras {
  settings: NodeSettings
  /** Where the form is sent to, such as /estimate. */
  path: string
  /** The folder of the built site, which has the pages that the receiver responds with. */
  siteFolder: string
}

export interface NodeReceiver {
  receive: RequestListener
  /** Refuses in words what is being uploaded and all that comes, because the process is about to end. */
  refuseUploads(): void
  /** Resolves once the notification that is being sent has ended. */
  stop(): Promise<void>
}

/** Starts the receiver with the settings of the environment, and says where requests go. */
export async function startConfiguredReceiver(
  path: string,
  siteFolder: string,
  extras: ReceiverExtras = {},
): Promise<NodeReceiver> {
  const settings = readNodeSettings(process.env)
  const receiver = await startReceiver({ settings, path, siteFolder, ...extras })
  const told = [settings.smtp && `by email to ${settings.smtp.to}`, settings.webhook && 'by webhook'].filter(Boolean)
  console.log(
    told.length > 0
      ? `Requests to ${path} are stored in ${settings.folder} and sent ${told.join(' and ')}.`
      : `Requests to ${path} are stored in ${settings.folder}. Nobody is notified: npm run requests shows them.`,
  )
  return receiver
}

/** Starts to send what is due, and returns what responds to requests, also where the store cannot be opened yet. */
export async function startReceiver(options: NodeReceiverOptions): Promise<NodeReceiver> {
  const { settings, path, siteFolder, paceIntervalMs, leaseMs, minFreeBytes, onStep } = options
  const { maxStoredBytes } = settings
  const faults = createFaultLog()
  const notifiers = createNotifiers(settings)
  const channels = notifiers.map(({ channel }) => channel)
  const { getStore, close } = keepStore(settings.folder, { channels, maxStoredBytes, minFreeBytes, onStep })
  await getStore().catch((error) => faults.report('Requests cannot be stored', error))
  const outboxes = notifiers.map((notifier) => startOutbox({ getStore, notifier, faults, leaseMs, onStep }))
  const stopping = new AbortController()

  const clean = async () => removeExpired(await getStore(), settings.keepDays)
  const cleaning = repeat(clean, cleaningIntervalMs, (error) => faults.report('Expired requests stay', error))
  const warning = repeat(createOwnerWarning(getStore, notifiers, faults), warningIntervalMs, (error) =>
    faults.report('The receiver could not be checked', error),
  )

  const app = createReceiver<HttpBindings>({
    ...settings,
    path,
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
      // A body that is refused before it is read is not read afterwards, unless it is short: the connection is closed.
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

/** Does a thing now, and again after each interval. */
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

/** Who a request is from. What a proxy says of that is believed only from a proxy that the owner has named. */
export function readClient(incoming: IncomingMessage, trustedProxies: BlockList): Client {
  const peer = incoming.socket.remoteAddress ?? ''
  const host = incoming.headers.host ?? ''
  if (!isTrusted(peer, trustedProxies)) return { address: peer, host }
  const forwardedHost = String(incoming.headers['x-forwarded-host'] ?? '')
  return { address: findSender(peer, incoming, trustedProxies), host: forwardedHost || host }
}

/**
 * The sender by X-Forwarded-For. Each proxy adds whom it heard from at the end, so from there on the first that is no
 * proxy of ours is the sender. An entry that is no address ends the search: what stands before it may have been written
 * by anybody.
 */
function findSender(peer: string, incoming: IncomingMessage, trustedProxies: BlockList): string {
  const entries = String(incoming.headers['x-forwarded-for'] ?? '').split(',')
  let sender = peer
  while (isTrusted(sender, trustedProxies)) {
    const address = readAddress(entries.pop() ?? '')
    if (!address) break
    sender = address
  }
  return sender
}

/** The address of an entry such as `192.0.2.1`, `192.0.2.1:5678`, `2001:db8::1` or `[2001:db8::1]:443`. */
function readAddress(entry: string): string | undefined {
  const { inBrackets, before } =
    /^(?:\[(?<inBrackets>.+)\]|(?<before>[\d.]+))(?::\d{1,5})?$/.exec(entry.trim())?.groups ?? {}
  const address = inBrackets ?? before ?? entry.trim()
  return isIP(address) > 0 ? address : undefined
}

function isTrusted(address: string, trustedProxies: BlockList): boolean {
  const family = isIP(address)
  return family > 0 && trustedProxies.check(address, family === 6 ? 'ipv6' : 'ipv4')
}
