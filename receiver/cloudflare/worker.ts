import type { ExecutionContext, ExportedHandler, MessageBatch } from '@cloudflare/workers-types'
import type { Hono } from 'hono'
import { buildResponseHeaders } from '../../hosting/rules.ts'
import { isReceiverPath, readEstimateEndpoint } from '../../src/form/endpoint.ts'
import { createReceiver } from '../create-receiver.ts'
import { createFaultLog } from '../fault-log.ts'
import { chooseDelay, type NotificationOptions, sendDueNotifications } from '../notify/send-notifications.ts'
import { createOwnerWarning } from '../notify/warn-owner.ts'
import { defaultTimeouts } from '../settings.ts'
import { createStore } from '../store/create-store.ts'
import { removeExpired } from '../store/remove-expired.ts'
import type { RequestStore } from '../store/request-store.ts'
import { openD1Database } from './d1-database.ts'
import { openPhotoBucket } from './photo-bucket.ts'
import { readWorkerSettings, type WorkerEnv } from './worker-settings.ts'

/** How many overdue notifications one scheduled run sends. */
const maxPerRun = 20

const faults = createFaultLog()

// The environment of a Worker does not change while it runs.
let app: Hono<{ Bindings: WorkerEnv }> | undefined

async function openStore(env: WorkerEnv): Promise<RequestStore> {
  const { notifiers, maxStoredBytes } = readWorkerSettings(env)
  const channels = notifiers.map(({ channel }) => channel)
  const photoFiles = openPhotoBucket(env.PHOTOS)
  return createStore({ database: openD1Database(env.DB), photoFiles, channels, maxStoredBytes })
}

async function chooseNotificationOptions(env: WorkerEnv): Promise<NotificationOptions> {
  const { notifiers } = readWorkerSettings(env)
  return { store: await openStore(env), notifiers, faults, leaseMs: defaultTimeouts.leaseMs }
}

function createApp(env: WorkerEnv): Hono<{ Bindings: WorkerEnv }> {
  const { path, siteUrl } = readWorkerSettings(env)
  return createReceiver<WorkerEnv>({
    path,
    siteUrl,
    responseHeaders: buildResponseHeaders(readEstimateEndpoint(path)),
    paceIntervalMs: defaultTimeouts.paceIntervalMs,
    faults,
    signal: undefined,
    readPage: readAsset,
    readClient: (request) => ({
      address: request.headers.get('CF-Connecting-IP') ?? '',
      host: new URL(request.url).host,
    }),
    openStore,
    // If the queue fails, the next scheduled run finds the request in the database.
    onStored: (id, context) => context.executionCtx.waitUntil(context.env.OUTBOX.send({ id })),
  })
}

async function readAsset(file: string, { ASSETS }: WorkerEnv): Promise<string | undefined> {
  const response = await ASSETS.fetch(`https://assets.local/${file.replace('.html', '')}`)
  return response.ok ? response.text() : undefined
}

async function respond(request: Request, env: WorkerEnv, context: ExecutionContext): Promise<Response> {
  app ??= createApp(env)
  const { pathname } = new URL(request.url)
  const endpoint = readEstimateEndpoint(readWorkerSettings(env).path)
  if (isReceiverPath(endpoint, pathname)) return app.fetch(request, env, context)
  // The pages that the receiver fills in have no URL of their own.
  return (await env.ASSETS.fetch(new URL('/404.html/', request.url).href)) as unknown as Response
}

/** Each message is the id of a request that was just stored; what is to be sent is in the database. */
async function sendBatch(batch: MessageBatch<{ id: string }>, env: WorkerEnv): Promise<void> {
  const options = await chooseNotificationOptions(env)
  // At the same time, so that one that hangs holds up no other.
  await Promise.all(
    batch.messages.map(async (message) => {
      const limit = options.notifiers.length
      const { failed } = await sendDueNotifications(options, { limit, requestId: message.body.id })
      if (failed > 0) message.retry({ delaySeconds: chooseDelay(message.attempts) / 1000 })
      else message.ack()
    }),
  )
}

/** Sends overdue notifications that the queue has lost, deletes what has expired, and tells the owner of problems. */
async function runSchedule(env: WorkerEnv): Promise<void> {
  const options = await chooseNotificationOptions(env)
  await sendDueNotifications(options, { limit: maxPerRun })
  await removeExpired(options.store, readWorkerSettings(env).keepDays)
  await createOwnerWarning(async () => options.store, options.notifiers, faults)()
}

export default {
  fetch: respond as unknown as NonNullable<ExportedHandler<WorkerEnv>['fetch']>,
  queue: sendBatch,
  scheduled: (_controller, env) => runSchedule(env),
} satisfies ExportedHandler<WorkerEnv, { id: string }>
