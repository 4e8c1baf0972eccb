import type { ExecutionContext, ExportedHandler, MessageBatch } from '@cloudflare/workers-types'
import type { Hono } from 'hono'
import { buildResponseHeaders } from '../../hosting/rules.ts'
import { isReceiverPath, readEstimateEndpoint } from '../../src/form/endpoint.ts'
import { createReceiver } from '../create-receiver.ts'
import { createFaultLog } from '../fault-log.ts'
import { createOwnerWarning } from '../health.ts'
import { chooseDelay, type Notifier, sendDueNotifications } from '../notify/send-notifications.ts'
import { createWebhookNotifier } from '../notify/webhook.ts'
import { type CommonSettings, createChecker, readCommonSettings } from '../settings.ts'
import { createStore } from '../store/create-store.ts'
import { type RequestStore, removeExpired } from '../store/request-store.ts'
import { createEmailNotifier, openD1Database, openPhotoBucket, type WorkerEnv } from './bindings.ts'

/** How many overdue notifications one scheduled run sends. */
const maxPerRun = 20

const faults = createFaultLog()

// Created once, because the environment of a Worker does not change while it runs.
let app: Hono<{ Bindings: WorkerEnv }> | undefined
let warnOwner: ReturnType<typeof createOwnerWarning> | undefined

export default {
  fetch: respond as unknown as NonNullable<ExportedHandler<WorkerEnv>['fetch']>,
  queue: sendBatch,
  scheduled: (_controller, env) => runSchedule(env),
} satisfies ExportedHandler<WorkerEnv, { id: string }>

async function respond(request: Request, env: WorkerEnv, context: ExecutionContext): Promise<Response> {
  app ??= createApp(env)
  const { pathname } = new URL(request.url)
  const endpoint = readEstimateEndpoint(readWorkerSettings(env).path)
  if (isReceiverPath(endpoint, pathname)) return app.fetch(request, env, context)
  // The pages that the receiver fills in have no URL of their own.
  return (await env.ASSETS.fetch(new URL('/404.html/', request.url).href)) as unknown as Response
}

/** Sends what is due for requests that were just stored. A message is the id of one; the rest is in the database. */
async function sendBatch(batch: MessageBatch<{ id: string }>, env: WorkerEnv): Promise<void> {
  const options = openOutbox(env)
  // All at the same time, so that one that hangs holds up no other.
  await Promise.all(
    batch.messages.map(async (message) => {
      const limit = options.notifiers.length
      const { failed } = await sendDueNotifications(options, { limit, requestId: message.body.id })
      if (failed > 0) message.retry({ delaySeconds: chooseDelay(message.attempts) / 1000 })
      else message.ack()
    }),
  )
}

/** Tells the owner of problems, sends overdue notifications that the queue has lost, and deletes what has expired. */
async function runSchedule(env: WorkerEnv): Promise<void> {
  const options = openOutbox(env)
  warnOwner ??= createOwnerWarning(async () => options.store, options.notifiers, faults)
  // First, because the others fail where the database does.
  await warnOwner()
  await sendDueNotifications(options, { limit: maxPerRun })
  await removeExpired(options.store, options.keepDays)
}

function createApp(env: WorkerEnv): Hono<{ Bindings: WorkerEnv }> {
  const { path, siteUrl, countsContacts } = readWorkerSettings(env)
  return createReceiver<WorkerEnv>({
    path,
    siteUrl,
    countsContacts,
    responseHeaders: buildResponseHeaders(readEstimateEndpoint(path)),
    faults,
    readPage: readAsset,
    readClient: (request) => ({
      address: request.headers.get('CF-Connecting-IP') ?? '',
      host: new URL(request.url).host,
    }),
    openStore: async (requestEnv) => openStore(requestEnv, readWorkerSettings(requestEnv)),
    // If the queue fails, the next scheduled run finds the request in the database.
    onStored: (id, context) => context.executionCtx.waitUntil(context.env.OUTBOX.send({ id })),
  })
}

async function readAsset(file: string, { ASSETS }: WorkerEnv): Promise<string | undefined> {
  const response = await ASSETS.fetch(`https://assets.local/${file.replace('.html', '')}`)
  return response.ok ? response.text() : undefined
}

function openOutbox(env: WorkerEnv) {
  const settings = readWorkerSettings(env)
  return { ...settings, store: openStore(env, settings), faults }
}

function openStore(env: WorkerEnv, { notifiers, maxStoredBytes }: WorkerSettings): RequestStore {
  const channels = notifiers.map(({ channel }) => channel)
  return createStore({
    database: openD1Database(env.DB),
    photoFiles: openPhotoBucket(env.PHOTOS),
    channels,
    maxStoredBytes,
  })
}

interface WorkerSettings extends CommonSettings {
  path: string
  notifiers: Notifier[]
}

/** Reads the settings of the Worker. Throws an error with a line for each that makes no sense. */
function readWorkerSettings(env: WorkerEnv): WorkerSettings {
  const { NOTIFY_EMAIL: to, NOTIFY_FROM: from, EMAIL: binding } = env
  const texts = Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  const checker = createChecker(texts)
  const common = readCommonSettings(texts, checker)
  const path = readEstimateEndpoint(env.ESTIMATE_ENDPOINT)?.path
  checker.check(path, 'ESTIMATE_ENDPOINT is not a path of the site, so there is nothing to receive.')
  checker.checkPair('NOTIFY_EMAIL', 'NOTIFY_FROM')
  if (to) checker.check(binding, 'NOTIFY_EMAIL is set and the Worker has no send_email binding named EMAIL.')
  checker.finish()
  const email = to && from && binding ? createEmailNotifier(binding, from, to) : undefined
  const webhook = common.webhook && createWebhookNotifier(common.webhook)
  return { ...common, path: path ?? '', notifiers: [email, webhook].filter((notifier) => notifier !== undefined) }
}
