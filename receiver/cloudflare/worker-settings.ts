import type { D1Database, Fetcher, Queue, R2Bucket, SendEmail } from '@cloudflare/workers-types'
import { business } from '../../src/content/business.ts'
import { readEstimateEndpoint } from '../../src/form/endpoint.ts'
import type { Notifier } from '../notify/notifier.ts'
import { createWebhookNotifier } from '../notify/webhook.ts'
import { type CommonSettings, createChecker, isEmailAddress, readCommonSettings } from '../settings.ts'
import { createEmailNotifier } from './email-notifier.ts'

/** What receiver/wrangler.jsonc binds, and the settings that the owner adds to it. */
export interface WorkerEnv {
  DB: D1Database
  PHOTOS: R2Bucket
  OUTBOX: Queue<{ id: string }>
  ASSETS: Fetcher
  EMAIL?: SendEmail
  ESTIMATE_ENDPOINT: string
  SITE_URL?: string
  WEBHOOK_URL?: string
  WEBHOOK_SECRET?: string
  NOTIFY_EMAIL?: string
  NOTIFY_FROM?: string
  REQUESTS_KEEP_DAYS?: string
  REQUESTS_MAX_GB?: string
}

export interface WorkerSettings extends CommonSettings {
  path: string
  notifiers: Notifier[]
}

/** Throws a SettingsError with a line for each setting that makes no sense. */
export function readWorkerSettings(env: WorkerEnv): WorkerSettings {
  const { NOTIFY_EMAIL: to, NOTIFY_FROM: from, EMAIL: binding } = env
  const texts = Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  const checker = createChecker(texts)
  const common = readCommonSettings(texts, business.siteUrl, checker)
  const path = readEstimateEndpoint(env.ESTIMATE_ENDPOINT)?.path
  checker.check(path, 'ESTIMATE_ENDPOINT is not a path of the site, so there is nothing to receive.')
  checker.checkPair('NOTIFY_EMAIL', 'NOTIFY_FROM')
  if (to) checker.check(isEmailAddress(to), `NOTIFY_EMAIL=${to} is not an email address.`)
  if (from) checker.check(isEmailAddress(from), `NOTIFY_FROM=${from} is not an email address.`)
  if (to) checker.check(binding, 'NOTIFY_EMAIL is set and the Worker has no send_email binding named EMAIL.')
  checker.finish()
  const email = to && from && binding ? createEmailNotifier({ binding, from, to }) : undefined
  const webhook = common.webhook && createWebhookNotifier(common.webhook)
  return { ...common, path: path ?? '', notifiers: [email, webhook].filter((notifier) => notifier !== undefined) }
}
