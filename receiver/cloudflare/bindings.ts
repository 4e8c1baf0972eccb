import type { D1Database, Fetcher, Queue, R2Bucket, SendEmail } from '@cloudflare/workers-types'
import { formatEmail, formatWarning, readAttachments } from '../notify/email.ts'
import type { Notifier } from '../notify/send-notifications.ts'
import type { Database, Statement } from '../store/database.ts'
import type { PhotoFiles } from '../store/request-store.ts'

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
  COUNT_CONTACTS?: string
}

/** The database is Cloudflare D1, whose batches are transactions. */
export function openD1Database(d1: D1Database): Database {
  return {
    async run(statements) {
      await d1.batch(statements.map(({ sql, values }) => d1.prepare(sql).bind(...values)))
    },
    async all<Row>({ sql, values }: Statement) {
      const statement = d1.prepare(sql).bind(...values)
      return (await statement.all<Row>()).results
    },
    // D1 keeps what was deleted for as long as its Time Travel goes back.
    purge: async () => {},
  }
}

/** Photos are objects of Cloudflare R2. */
export function openPhotoBucket(bucket: R2Bucket): PhotoFiles {
  return {
    async write(key, bytes, type) {
      await bucket.put(key, bytes, { httpMetadata: { contentType: type } })
    },
    async read(key) {
      const photo = await bucket.get(key)
      if (!photo) throw new Error(`There is no photo ${key}.`)
      return new Uint8Array(await photo.arrayBuffer())
    },
    async remove(keys) {
      if (keys.length > 0) await bucket.delete([...keys])
    },
    async *list() {
      let cursor: string | undefined
      do {
        const page = await bucket.list(cursor === undefined ? {} : { cursor })
        for (const { key, uploaded } of page.objects) yield { key, modifiedAt: uploaded.getTime() }
        cursor = page.truncated ? page.cursor : undefined
      } while (cursor !== undefined)
    },
    getFreeBytes: async () => Number.POSITIVE_INFINITY,
  }
}

// Cloudflare takes messages of 5 MiB, and photos grow by a third on their way.
const maxAttachedBytes = 3.5 * 1024 * 1024

/** Sends each request with Cloudflare's own email binding, in plain text, with its photos attached. */
export function createEmailNotifier(binding: SendEmail, from: string, to: string): Notifier {
  return {
    channel: 'email',
    async send(request, readPhoto) {
      const photos = await readAttachments(request, maxAttachedBytes, readPhoto)
      const attachments = photos.map((photo) => ({ ...photo, disposition: 'attachment' as const }))
      await binding.send({ from, to, ...formatEmail(request, photos), attachments })
    },
    async warn(problem) {
      await binding.send({ from, to, ...formatWarning(problem) })
    },
  }
}
