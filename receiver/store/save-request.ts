import { enteredFields } from '../../src/form/request.ts'
import { deriveReference } from '../request.ts'
import { type Database, type Statement, sql } from './database.ts'
import {
  type Channel,
  type NewRequest,
  namePhoto,
  rateLimit,
  type StoredPhoto,
  type StoreOptions,
} from './request-store.ts'

const maxCollisions = 8
// What is stored of a request beside its photos, at a generous guess.
const textBytes = 8 * 1024
const defaultMinFreeBytes = 256 * 1024 * 1024

/** `full` means that no more may be stored, or that the disk has too little room left. */
type SaveResult = { reference: string; isNew: boolean } | 'rate-limited' | 'full'

/** When it returns, the request, its photos and the notifications due for it are there, once, or nothing is. */
export async function saveRequest(options: StoreOptions, request: NewRequest, sender: string): Promise<SaveResult> {
  const { database, photoFiles, onStep } = options
  if (await isRateLimited(database, sender, request.receivedAt)) return 'rate-limited'
  const upload = crypto.randomUUID()
  const photos = request.photos.map(({ type, bytes }, position) => ({
    key: namePhoto(upload, position, type),
    type,
    bytes,
    size: bytes.length,
  }))
  const keys = photos.map(({ key }) => key)
  if (!(await hasRoom(options, photos))) return 'full'
  try {
    for (const { key, bytes, type } of photos) await photoFiles.write(key, bytes, type)
    await onStep?.('photos written')
    const result = await insertRequest(options, { request, upload, photos, sender })
    if (typeof result === 'object' && result.isNew) await onStep?.('stored')
    else await photoFiles.remove(keys)
    return result
  } catch (error) {
    await removeUnlessStored(options, request.id, upload, keys)
    throw error
  }
}

/** The reference and the time of a request that is there already, and the attempt that stored it. */
export async function findReceipt(database: Database, id: string) {
  const [row] = await database.all<{ reference: string; receivedAt: number; upload: string }>(
    sql`SELECT reference, received_at AS receivedAt, upload FROM requests WHERE id = ${id}`,
  )
  return row
}

interface Space {
  storedBytes: number
  maxStoredBytes: number
  /** The room that is left on the disk; infinite where there is no disk of ours. */
  freeBytes: number
  /** How much of the disk is left free for the system. */
  minFreeBytes: number
}

export async function measureSpace(options: StoreOptions): Promise<Space> {
  const { database, photoFiles, maxStoredBytes, minFreeBytes = defaultMinFreeBytes } = options
  const [row] = await database.all<{ bytes: number }>(
    sql`SELECT (SELECT coalesce(sum(size), 0) FROM photos) + ${textBytes} * (SELECT count(*) FROM requests) AS bytes`,
  )
  return { storedBytes: row?.bytes ?? 0, maxStoredBytes, freeBytes: await photoFiles.getFreeBytes(), minFreeBytes }
}

async function hasRoom(options: StoreOptions, photos: readonly StoredPhoto[]): Promise<boolean> {
  const { storedBytes, maxStoredBytes, freeBytes, minFreeBytes } = await measureSpace(options)
  const bytes = photos.reduce((sum, { size }) => sum + size, textBytes)
  return storedBytes + bytes <= maxStoredBytes && freeBytes - bytes >= minFreeBytes
}

async function isRateLimited(database: Database, sender: string, now: number): Promise<boolean> {
  const { sql: condition, values } = buildRateLimitCondition(sender, now)
  const [row] = await database.all<{ isWithin: number }>({ sql: `SELECT ${condition} AS isWithin`, values })
  return row?.isWithin !== 1
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
  photos: readonly StoredPhoto[]
  sender: string
}

/** Inserts a request with the first of its references that is free, unless it is there already. */
async function insertRequest({ database, channels }: StoreOptions, insertion: Insertion): Promise<SaveResult> {
  const { request, upload, sender } = insertion
  for (let collisions = 0; collisions < maxCollisions; collisions++) {
    const reference = await deriveReference(request.id, collisions)
    await database.run(buildInsertion(insertion, reference, channels))
    const stored = await findReceipt(database, request.id)
    // Where the upload is another, an attempt of the same request was stored first.
    if (stored) return { reference: stored.reference, isNew: stored.upload === upload }
    if (await isRateLimited(database, sender, request.receivedAt)) return 'rate-limited'
  }
  throw new Error('No reference was free.')
}

/**
 * The statements that store a request. They insert nothing where the id or the reference is there already, or where the
 * sender has reached the rate limit: the first decides, and the others insert only where they find its row by `upload`.
 */
function buildInsertion(
  { request, upload, photos, sender }: Insertion,
  reference: string,
  channels: readonly Channel[],
): Statement[] {
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

/** Removes the photos of an attempt that failed, unless it did so after the database had the request. */
async function removeUnlessStored(
  { database, photoFiles }: StoreOptions,
  id: string,
  upload: string,
  keys: string[],
): Promise<void> {
  try {
    const stored = await findReceipt(database, id)
    if (stored?.upload !== upload) await photoFiles.remove(keys)
  } catch {
    // Later removeLeftovers() deletes them.
  }
}
