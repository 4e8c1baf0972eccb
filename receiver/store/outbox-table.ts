import { type Database, sql } from './database.ts'
import type { Channel } from './request-store.ts'

/** A notification that one process has taken upon itself to send. */
export interface LeasedNotification {
  requestId: string
  channel: Channel
  attempts: number
}

export interface LeaseOptions {
  now: number
  leaseMs: number
  /** The longest wait between two tries. */
  maxDelayMs: number
  limit: number
  /** Takes notifications of this request alone. */
  requestId?: string | undefined
  /** Takes notifications of this channel alone. */
  channel?: Channel | undefined
}

/** The notifications about requests that the owner is to get, on each channel in use. */
export function openOutboxTable(database: Database, channels: readonly Channel[]) {
  const channelPlaceholders = channels.map(() => '?').join(', ')
  return {
    /**
     * Takes notifications that are due, so that no other process sends them meanwhile. What is due later than any wait
     * can last was written under a wrong clock, and is sent now: hence NOT BETWEEN now and the longest wait.
     */
    lease: ({ now, leaseMs, maxDelayMs, limit, requestId, channel }: LeaseOptions) =>
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
          ...[requestId ?? null, requestId ?? null, channel ?? null, channel ?? null, ...channels, limit],
        ],
      }),
    markSent: ({ requestId, channel }: LeasedNotification, now: number) =>
      database.run([
        sql`UPDATE notifications SET sent_at = ${now}, last_error = NULL WHERE request_id = ${requestId} AND channel = ${channel}`,
      ]),
    postpone: ({ requestId, channel }: LeasedNotification, dueAt: number, error: string) =>
      database.run([
        sql`UPDATE notifications SET due_at = ${dueAt}, leased_until = 0, last_error = ${error} WHERE request_id = ${requestId} AND channel = ${channel}`,
      ]),
    /** When the next notification of a channel is due; undefined where none is. */
    findNextDue: async (channel: Channel) => {
      const [row] = await database.all<{ dueAt: number | null }>(
        sql`SELECT min(max(due_at, leased_until)) AS dueAt FROM notifications WHERE sent_at IS NULL AND channel = ${channel}`,
      )
      return row?.dueAt ?? undefined
    },
    /** When the oldest request was received that still has to be sent; undefined where there is none. */
    findOldestUnsent: async () => {
      const [row] = await database.all<{ receivedAt: number | null }>({
        sql: `SELECT min(received_at) AS receivedAt FROM requests JOIN notifications ON request_id = id
          WHERE sent_at IS NULL AND channel IN (${channelPlaceholders})`,
        values: channels,
      })
      return row?.receivedAt ?? undefined
    },
    /** Makes a request due again on each channel in use, sent or not. */
    resend: (id: string) =>
      database.run(
        channels.map(
          (channel) => sql`INSERT INTO notifications (request_id, channel, due_at) VALUES (${id}, ${channel}, 0)
            ON CONFLICT DO UPDATE SET due_at = 0, leased_until = 0, attempts = 0, sent_at = NULL, last_error = NULL`,
        ),
      ),
  }
}
