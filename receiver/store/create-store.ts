import { enteredFields } from '../../src/form/request.ts'
import { deriveReference, type Suspicion } from '../request.ts'
import {
  type Channel,
  type ContactCount,
  type Database,
  type LeasedNotification,
  type NewRequest,
  namePhoto,
  type PhotoFiles,
  type RequestStore,
  rateLimit,
  type SaveResult,
  type Space,
  type SqlValue,
  type Statement,
  type StoredNotification,
  type StoredPhoto,
  type StoredRequest,
} from './request-store.ts'

export interface StoreOptions {
  database: Database
  photoFiles: PhotoFiles
  /** The channels in use. Each new request gets a notification for each of them. */
  channels: readonly Channel[]
  maxStoredBytes: number
  minFreeBytes?: number | undefined
  /** Tests kill the process at these steps. */
  onStep?: ((step: 'photos written' | 'stored') => Promise<void>) | undefined
}

interface RequestRow extends Omit<StoredRequest, 'photos' | 'notifications' | 'suspicion'> {
  suspicion: Suspicion | null
}

const maxCollisions = 8
// To delete a request takes four queries, and a Worker may send no more than a thousand in one run.
const maxExpiredPerRun = 200
// What is stored of a request beside its photos, at a generous guess.
const textBytes = 8 * 1024
const defaultMinFreeBytes = 256 * 1024 * 1024
const columns = ['id', 'reference', 'received_at AS receivedAt', ...enteredFields, 'page', 'suspicion'].join(', ')

/** Creates the store over any SQLite and any place for photos. */
export function createStore(options: StoreOptions): RequestStore {
  const { database, photoFiles, channels, maxStoredBytes, minFreeBytes = defaultMinFreeBytes, onStep } = options
  const channelPlaceholders = channels.map(() => '?').join(', ')

  async function findReceipt(id: string) {
    const [row] = await database.all<{ reference: string; receivedAt: number; upload: string }>(
      sql`SELECT reference, received_at AS receivedAt, upload FROM requests WHERE id = ${id}`,
    )
    return row
  }

  async function isRateLimited(sender: string, now: number): Promise<boolean> {
    const { sql: condition, values } = buildRateLimitCondition(sender, now)
    const [row] = await database.all<{ isWithin: number }>({ sql: `SELECT ${condition} AS isWithin`, values })
    return row?.isWithin !== 1
  }

  async function measureSpace(): Promise<Space> {
    const [row] = await database.all<{ bytes: number }>(
      sql`SELECT (SELECT coalesce(sum(size), 0) FROM photos) + ${textBytes} * (SELECT count(*) FROM requests) AS bytes`,
    )
    return { storedBytes: row?.bytes ?? 0, maxStoredBytes, freeBytes: await photoFiles.getFreeBytes(), minFreeBytes }
  }

  async function hasRoom(photos: readonly { size: number }[]): Promise<boolean> {
    const { storedBytes, freeBytes } = await measureSpace()
    const bytes = photos.reduce((sum, { size }) => sum + size, textBytes)
    return storedBytes + bytes <= maxStoredBytes && freeBytes - bytes >= minFreeBytes
  }

  async function save(request: NewRequest, sender: string): Promise<SaveResult> {
    if (await isRateLimited(sender, request.receivedAt)) return 'rate-limited'
    const upload = crypto.randomUUID()
    const photos = request.photos.map(({ type, bytes }, position) => ({
      key: namePhoto(upload, position, type),
      type,
      bytes,
      size: bytes.length,
    }))
    const keys = photos.map(({ key }) => key)
    if (!(await hasRoom(photos))) return 'full'
    try {
      for (const { key, bytes, type } of photos) await photoFiles.write(key, bytes, type)
      await onStep?.('photos written')
      for (let collisions = 0; collisions < maxCollisions; collisions++) {
        const reference = await deriveReference(request.id, collisions)
        await database.run(insertRequest({ request, upload, reference, photos, sender, channels }))
        const stored = await findReceipt(request.id)
        if (stored?.upload === upload) {
          await onStep?.('stored')
          return { reference, isNew: true }
        }
        // Another attempt of the same request was stored first, or the sender has reached the rate limit meanwhile.
        const isLimited = !stored && (await isRateLimited(sender, request.receivedAt))
        if (stored || isLimited) {
          await photoFiles.remove(keys)
          return stored ? { reference: stored.reference, isNew: false } : 'rate-limited'
        }
      }
      throw new Error('No reference was free.')
    } catch (error) {
      await removeUnlessStored(request.id, upload, keys)
      throw error
    }
  }

  /** Removes the photos of an attempt that failed, unless it did so after the database had the request. */
  async function removeUnlessStored(id: string, upload: string, keys: string[]): Promise<void> {
    try {
      const stored = await findReceipt(id)
      if (stored?.upload !== upload) await photoFiles.remove(keys)
    } catch {
      // Later removeLeftovers() deletes them.
    }
  }

  async function readRequests(clause: string, values: Statement['values']): Promise<StoredRequest[]> {
    const rows = await database.all<RequestRow>({ sql: `SELECT ${columns} FROM requests ${clause}`, values })
    return Promise.all(
      rows.map(async (row) => ({
        ...row,
        suspicion: row.suspicion ?? undefined,
        photos: await database.all<StoredPhoto>(
          sql`SELECT key, type, size FROM photos WHERE request_id = ${row.id} ORDER BY position`,
        ),
        notifications: await database.all<StoredNotification>(
          sql`SELECT channel, attempts, sent_at AS sentAt, last_error AS lastError FROM notifications WHERE request_id = ${row.id} ORDER BY channel`,
        ),
      })),
    )
  }

  async function remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const [request] = await readRequests('WHERE id = ?', [id])
      await database.run([sql`DELETE FROM requests WHERE id = ${id}`])
      await photoFiles.remove(request?.photos.map(({ key }) => key) ?? [])
    }
    if (ids.length > 0) await database.purge()
  }

  async function removeLeftovers(photosBefore: number, sendersBefore: number): Promise<void> {
    await database.run([sql`DELETE FROM senders WHERE sent_at < ${sendersBefore}`])
    const used = new Set((await database.all<{ key: string }>(sql`SELECT key FROM photos`)).map(({ key }) => key))
    for await (const { key, modifiedAt } of photoFiles.list()) {
      if (modifiedAt < photosBefore && !used.has(key)) await photoFiles.remove([key])
    }
  }

  return {
    findReceipt,
    save,
    remove,
    removeLeftovers,
    findById: async (id) => (await readRequests('WHERE id = ?', [id]))[0],
    findByReference: async (reference) => (await readRequests('WHERE reference = ?', [reference]))[0],
    list: () => readRequests('ORDER BY received_at DESC, rowid DESC', []),
    readPhoto: (key) => photoFiles.read(key),
    measureSpace,
    // NOT BETWEEN now and the longest wait: what is due later than any wait can last was written under a wrong clock, and
    // is sent now.
    lease: ({ now, leaseMs, maxDelayMs, limit, requestId = null, channel = null }) =>
      database.all<LeasedNotification>({
        sql: `UPDATE notifications SET leased_until = ?, attempts = attempts + 1
          WHERE (request_id, channel) IN (
            SELECT request_id, channel FROM notifications
            WHERE sent_at IS NULL AND due_at NOT BETWEEN ? AND ? AND leased_until NOT BETWEEN ? AND ?
              AND (? IS NULL OR request_id = ?) AND (? IS NULL OR channel = ?)
              AND channel IN (${channelPlaceholders})
            ORDER BY due_at LIMIT ?)
          RETURNING request_id AS requestId, channel, attempts`,
        values: [
          ...[now + leaseMs, now + 1, now + maxDelayMs, now + 1, now + leaseMs],
          ...[requestId, requestId, channel, channel, ...channels, limit],
        ],
      }),
    markSent: ({ requestId, channel }, now) =>
      database.run([
        sql`UPDATE notifications SET sent_at = ${now}, last_error = NULL WHERE request_id = ${requestId} AND channel = ${channel}`,
      ]),
    postpone: ({ requestId, channel }, dueAt, error) =>
      database.run([
        sql`UPDATE notifications SET due_at = ${dueAt}, leased_until = 0, last_error = ${error} WHERE request_id = ${requestId} AND channel = ${channel}`,
      ]),
    findNextDue: async (channel) => {
      const [row] = await database.all<{ dueAt: number | null }>(
        sql`SELECT min(max(due_at, leased_until)) AS dueAt FROM notifications WHERE sent_at IS NULL AND channel = ${channel}`,
      )
      return row?.dueAt ?? undefined
    },
    findOldestUnsent: async () => {
      const [row] = await database.all<{ receivedAt: number | null }>({
        sql: `SELECT min(received_at) AS receivedAt FROM requests JOIN notifications ON request_id = id
          WHERE sent_at IS NULL AND channel IN (${channelPlaceholders})`,
        values: channels,
      })
      return row?.receivedAt ?? undefined
    },
    resend: (id) =>
      database.run(
        channels.map(
          (channel) => sql`INSERT INTO notifications (request_id, channel, due_at) VALUES (${id}, ${channel}, 0)
            ON CONFLICT DO UPDATE SET due_at = 0, leased_until = 0, attempts = 0, sent_at = NULL, last_error = NULL`,
        ),
      ),
    readState: async (name) => {
      const [row] = await database.all<{ value: number }>(sql`SELECT value FROM facts WHERE name = ${name}`)
      return row?.value
    },
    writeState: (name, value) =>
      database.run([
        value === null
          ? sql`DELETE FROM facts WHERE name = ${name}`
          : sql`INSERT INTO facts (name, value) VALUES (${name}, ${value}) ON CONFLICT DO UPDATE SET value = ${value}`,
      ]),
    countContact: ({ day, page, kind }) =>
      database.run([
        sql`INSERT INTO contacts (day, page, kind, count) VALUES (${day}, ${page}, ${kind}, 1)
          ON CONFLICT DO UPDATE SET count = count + 1`,
      ]),
    listContacts: (from) =>
      database.all<ContactCount>(sql`SELECT day, page, kind, count FROM contacts WHERE day >= ${from} ORDER BY day`),
    removeContacts: (before) => database.run([sql`DELETE FROM contacts WHERE day < ${before}`]),
    listExpired: async (before) => {
      const rows = await database.all<{ id: string }>({
        sql: `SELECT id FROM requests WHERE received_at < ?
          AND EXISTS (SELECT 1 FROM notifications WHERE request_id = id AND sent_at IS NOT NULL)
          AND NOT EXISTS (SELECT 1 FROM notifications WHERE request_id = id AND sent_at IS NULL
            AND channel IN (${channelPlaceholders})) LIMIT ?`,
        values: [before, ...channels, maxExpiredPerRun],
      })
      return rows.map(({ id }) => id)
    },
  }
}

/** Is 1 where the sender may store another request. What was stored under a clock far ahead does not count. */
function buildRateLimitCondition(sender: string, now: number): Statement {
  const { requests, windowMs, requestsPerDay, dayMs } = rateLimit
  return sql`(SELECT count(*) < ${requestsPerDay} AND count(CASE WHEN sent_at > ${now - windowMs} THEN 1 END) < ${requests}
    FROM senders WHERE address = ${sender} AND sent_at BETWEEN ${now - dayMs} AND ${now + windowMs})`
}

interface Insertion {
  request: NewRequest
  upload: string
  reference: string
  photos: readonly StoredPhoto[]
  sender: string
  channels: readonly Channel[]
}

/**
 * The statements that store a request. They insert nothing where the id or the reference is there already, or where the
 * sender has reached the rate limit: the first decides, and the others insert only where they find its row by `upload`.
 */
function insertRequest({ request, upload, reference, photos, sender, channels }: Insertion): Statement[] {
  const { id, receivedAt, content } = request
  const { page, suspicion = null } = content
  const entered = Object.fromEntries(enteredFields.map((field) => [field, content[field]]))
  const row = { id, reference, received_at: receivedAt, upload, ...entered, page, suspicion }
  const places = Object.keys(row).map(() => '?')
  const condition = buildRateLimitCondition(sender, receivedAt)
  return [
    {
      sql: `INSERT INTO requests (${Object.keys(row)}) SELECT ${places} WHERE ${condition.sql} ON CONFLICT DO NOTHING`,
      values: [...Object.values(row), ...condition.values],
    },
    ...photos.map(
      ({ key, type, size }, position) =>
        sql`INSERT INTO photos (request_id, position, key, type, size)
          SELECT id, ${position}, ${key}, ${type}, ${size} FROM requests WHERE upload = ${upload} AND id = ${id}`,
    ),
    ...channels.map(
      (channel) =>
        // A notification is due at once, whatever another process or machine takes for the time.
        sql`INSERT INTO notifications (request_id, channel, due_at)
          SELECT id, ${channel}, 0 FROM requests WHERE upload = ${upload} AND id = ${id}`,
    ),
    sql`DELETE FROM senders WHERE sent_at NOT BETWEEN ${receivedAt - rateLimit.dayMs} AND ${receivedAt + rateLimit.windowMs}`,
    sql`INSERT INTO senders (address, sent_at)
      SELECT ${sender}, ${receivedAt} FROM requests WHERE upload = ${upload} AND id = ${id}`,
  ]
}

/** `` sql`SELECT … WHERE id = ${id}` ``: values never become part of the text. */
function sql(texts: TemplateStringsArray, ...values: SqlValue[]): Statement {
  return { sql: texts.join('?'), values }
}
