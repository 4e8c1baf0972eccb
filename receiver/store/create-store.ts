import { enteredFields } from '../../src/form/request.ts'
import type { Suspicion } from '../request.ts'
import { type Database, type Statement, sql } from './database.ts'
import { openOutboxTable } from './outbox-table.ts'
import type {
  ContactCount,
  NewRequest,
  StoredNotification,
  StoredPhoto,
  StoredRequest,
  StoreOptions,
} from './request-store.ts'
import { findReceipt, measureSpace, saveRequest } from './save-request.ts'

export type RequestStore = ReturnType<typeof createStore>

// To delete a request takes four queries, and a Worker may send no more than a thousand in one run.
const maxExpiredPerRun = 200

/** Keeps requests, and the notifications about them that the owner is to get, in any SQLite and any place for photos. */
export function createStore(options: StoreOptions) {
  const { database, photoFiles, channels } = options
  return {
    findReceipt: (id: string) => findReceipt(database, id),
    save: (request: NewRequest, sender: string) => saveRequest(options, request, sender),
    measureSpace: () => measureSpace(options),
    readPhoto: (key: string) => photoFiles.read(key),
    ...openRequestTable(options),
    ...openOutboxTable(database, channels),
    ...openCountTables(database),
  }
}

interface RequestRow extends Omit<StoredRequest, 'photos' | 'notifications' | 'suspicion'> {
  suspicion: Suspicion | null
}

const columns = ['id', 'reference', 'received_at AS receivedAt', ...enteredFields, 'page', 'suspicion'].join(', ')

/** Reads and removes requests. */
function openRequestTable({ database, photoFiles, channels }: StoreOptions) {
  async function read(clause: string, values: Statement['values']): Promise<StoredRequest[]> {
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

  return {
    findById: async (id: string) => (await read('WHERE id = ?', [id]))[0],
    findByReference: async (reference: string) => (await read('WHERE reference = ?', [reference]))[0],
    /** All requests, the newest first. */
    list: () => read('ORDER BY received_at DESC, rowid DESC', []),

    async remove(ids: readonly string[]): Promise<void> {
      for (const id of ids) {
        const [request] = await read('WHERE id = ?', [id])
        await database.run([sql`DELETE FROM requests WHERE id = ${id}`])
        await photoFiles.remove(request?.photos.map(({ key }) => key) ?? [])
      }
      if (ids.length > 0) await database.purge()
    },

    /** Ids of requests older than this that were sent, and have no unsent notification on a channel in use. */
    async listExpired(before: number): Promise<string[]> {
      const rows = await database.all<{ id: string }>({
        sql: `SELECT id FROM requests WHERE received_at < ?
          AND EXISTS (SELECT 1 FROM notifications WHERE request_id = id AND sent_at IS NOT NULL)
          AND NOT EXISTS (SELECT 1 FROM notifications WHERE request_id = id AND sent_at IS NULL
            AND channel IN (${channels.map(() => '?')})) LIMIT ?`,
        values: [before, ...channels, maxExpiredPerRun],
      })
      return rows.map(({ id }) => id)
    },

    /** Removes photos that no request has, if they are older than this, and senders that no longer count. */
    async removeLeftovers(photosBefore: number, sendersBefore: number): Promise<void> {
      await database.run([sql`DELETE FROM senders WHERE sent_at < ${sendersBefore}`])
      const used = new Set((await database.all<{ key: string }>(sql`SELECT key FROM photos`)).map(({ key }) => key))
      for await (const { key, modifiedAt } of photoFiles.list()) {
        if (modifiedAt < photosBefore && !used.has(key)) await photoFiles.remove([key])
      }
    },
  }
}

/** Numbers that the receiver has noted for itself, by name, and how often there were contacts. */
function openCountTables(database: Database) {
  return {
    async readState(name: string): Promise<number | undefined> {
      const [row] = await database.all<{ value: number }>(sql`SELECT value FROM facts WHERE name = ${name}`)
      return row?.value
    },
    writeState: (name: string, value: number | null) =>
      database.run([
        value === null
          ? sql`DELETE FROM facts WHERE name = ${name}`
          : sql`INSERT INTO facts (name, value) VALUES (${name}, ${value}) ON CONFLICT DO UPDATE SET value = ${value}`,
      ]),
    /** Adds one to how often there was such a contact. */
    countContact: ({ day, page, kind }: Omit<ContactCount, 'count'>) =>
      database.run([
        sql`INSERT INTO contacts (day, page, kind, count) VALUES (${day}, ${page}, ${kind}, 1)
          ON CONFLICT DO UPDATE SET count = count + 1`,
      ]),
    /** How often there were contacts from a day on. */
    listContacts: (from: string) =>
      database.all<ContactCount>(sql`SELECT day, page, kind, count FROM contacts WHERE day >= ${from} ORDER BY day`),
    removeContacts: (before: string) => database.run([sql`DELETE FROM contacts WHERE day < ${before}`]),
  }
}
