import type { ExecutionContext, ExportedHandler, MessageBatch } from '@cloudflare/workers-types'
import { isReceiverPath, readEstimateEndpoint } from '../../src/form/endpoint.ts'
import { createReceiver } from '../create-receiver.ts'
import { createFaultLog } from '../fault-log.ts'
import { createOwnerWarning } from '../health.ts'
import { chooseDelay, type Notifier, sendDueNotifications } from '../notify/send-notifications.ts'
import { createWebhookNotifier } from '../notify/webhook.ts'
import { type CommonSettings, createChecker, readCommonSettings } from '../settings.ts'
import { createStore } from '../store/create-store.ts'
import { removeExpired } from '../store/remove-expired.ts'
import { createEmailNotifier, openD1Database, openPhotoBucket, type WorkerEnv } from './bindings.ts'

/** How many overdue notifications one scheduled run sends. */
const maxPerRun = 20

/** Prepared once, because the environment of a Worker does not change while it runs. */
let prepared: ReturnType<typeof prepare> | undefined

export default {
  fetch: respond as unknown as NonNullable<ExportedHandler<WorkerEnv>['fetch']>,
  queue: sendBatch,
  scheduled: (_controller, env) => runSchedule(env),
} satisfies ExportedHandler<WorkerEnv, { id: string }>

function prepare(env: WorkerEnv) {
  const settings = readWorkerSettings(env)
  const { notifiers } = settings
  const faults = createFaultLog()
  const store = createStore({
    database: openD1Database(env.DB),
    photoFiles: openPhotoBucket(env.PHOTOS),
    channels: notifiers.map(({ channel }) => channel),
    maxStoredBytes: settings.maxStoredBytes,
  })
  const app = createReceiver<WorkerEnv>({
    ...settings,
    faults,
    readPage: (file) => readAsset(file, env),
    readClient: (request) => ({
      address: request.headers.get('CF-Connecting-IP') ?? '',
      host: new URL(request.url).host,
    }),
    openStore: async () => store,
    // If the queue fails, the next scheduled run finds the request in the database.
    onStored: (id, context) => context.executionCtx.waitUntil(context.env.OUTBOX.send({ id })),
  })
  const warnOwner = createOwnerWarning(async () => store, notifiers, faults)
  return { app, warnOwner, settings, outbox: { store, notifiers, faults } }
}

async function respond(request: Request, env: WorkerEnv, context: ExecutionContext): Promise<Response> {
  prepared ??= prepare(env)
  const { settings, app } = prepared
  if (isReceiverPath(readEstimateEndpoint(settings.path), new URL(request.url).pathname))
    return app.fetch(request, env, context)
  // The pages that the receiver fills in have no URL of their own.
  return (await env.ASSETS.fetch(new URL('/404.html/', request.url).href)) as unknown as Response
}

async function readAsset(file: string, { ASSETS }: WorkerEnv): Promise<string | undefined> {
  const response = await ASSETS.fetch(`https://assets.local/${file.replace('.html', '')}`)
  return response.ok ? response.text() : undefined
}

/** Sends what is due for requests that were just stored. A message is the id of one; the rest is in the database. */
async function sendBatch(batch: MessageBatch<{ id: string }>, env: WorkerEnv): Promise<void> {
  prepared ??= prepare(env)
  const { outbox } = prepared
  // All at the same time, so that one that hangs holds up no other.
  await Promise.all(
    batch.messages.map(async (message) => {
      const limit = outbox.notifiers.length
      const { failed } = await sendDueNotifications(outbox, { limit, requestId: message.body.id })
      if (failed > 0) message.retry({ delaySeconds: chooseDelay(message.attempts) / 1000 })
      else message.ack()
    }),
  )
}

/** Tells the owner of problems, sends overdue notifications that the queue has lost, and deletes what has expired. */
async function runSchedule(env: WorkerEnv): Promise<void> {
  prepared ??= prepare(env)
  const { outbox, warnOwner, settings } = prepared
  // First, because the others fail where the database does.
  await warnOwner()
  await sendDueNotifications(outbox, { limit: maxPerRun })
  await removeExpired(outbox.store, settings.keepDays)
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
