import type { ExecutionContext, ExportedHandler, MessageBatch } from '@cloudflare/workers-types'
import type { Hono } from 'hono'
import { buildResponseHeaders } from '../../hosting/rules.ts'
import { readEstimateEndpoint } from '../../src/lib/estimate-endpoint.ts'
import { createReceiver } from '../create-receiver.ts'
import { chooseDelay, type NotificationOptions, sendDueNotifications } from '../notify/send-notifications.ts'
import { defaultTimeouts } from '../settings.ts'
import { createStore } from '../store/create-store.ts'
import { removeExpired } from '../store/remove-expired.ts'
import type { RequestStore } from '../store/request-store.ts'
import { openD1Database } from './d1-database.ts'
import { openPhotoBucket } from './photo-bucket.ts'
import { readWorkerSettings, type WorkerEnv } from './worker-settings.ts'

// A Worker has 128 MB, and a body may be held twice while it is read.
const maxMemoryBytes = 48 * 1024 * 1024
/** How many overdue notifications one scheduled run sends. */
const maxPerRun = 20

// The environment of a Worker does not change while it runs.
let app: Hono<{ Bindings: WorkerEnv }> | undefined

function openStore(env: WorkerEnv): RequestStore {
  const channels = readWorkerSettings(env).notifiers.map(({ channel }) => channel)
  return createStore({ database: openD1Database(env.DB), photoFiles: openPhotoBucket(env.PHOTOS), channels })
}

function chooseNotificationOptions(env: WorkerEnv): NotificationOptions {
  return { store: openStore(env), notifiers: readWorkerSettings(env).notifiers, leaseMs: defaultTimeouts.leaseMs }
}

function createApp(env: WorkerEnv): Hono<{ Bindings: WorkerEnv }> {
  const { path, siteUrl } = readWorkerSettings(env)
  return createReceiver<WorkerEnv>({
    path,
    siteUrl,
    responseHeaders: buildResponseHeaders(readEstimateEndpoint(path)),
    maxMemoryBytes,
    idleTimeoutMs: defaultTimeouts.idleTimeoutMs,
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
  const { path } = readWorkerSettings(env)
  if (pathname === path || pathname.startsWith(`${path}/`)) return app.fetch(request, env, context)
  // The pages that the receiver fills in have no URL of their own.
  return (await env.ASSETS.fetch(new URL('/404.html/', request.url).href)) as unknown as Response
}

/** Each message is the id of a request that was just stored; what is to be sent is in the database. */
async function sendBatch(batch: MessageBatch<{ id: string }>, env: WorkerEnv): Promise<void> {
  const options = chooseNotificationOptions(env)
  for (const message of batch.messages) {
    const { failed } = await sendDueNotifications(options, {
      limit: options.notifiers.length,
      requestId: message.body.id,
    })
    if (failed > 0) message.retry({ delaySeconds: chooseDelay(message.attempts) / 1000 })
    else message.ack()
  }
}

/** Sends overdue notifications that the queue has lost, and deletes what has expired. */
async function runSchedule(env: WorkerEnv): Promise<void> {
  await sendDueNotifications(chooseNotificationOptions(env), { limit: maxPerRun })
  await removeExpired(openStore(env), readWorkerSettings(env).keepDays)
}

export default {
  fetch: respond as unknown as NonNullable<ExportedHandler<WorkerEnv>['fetch']>,
  queue: sendBatch,
  scheduled: (_controller, env) => runSchedule(env),
} satisfies ExportedHandler<WorkerEnv, { id: string }>
