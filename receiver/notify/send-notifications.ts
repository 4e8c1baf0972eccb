import type { LeasedNotification, LeaseOptions, RequestStore } from '../store/request-store.ts'
import type { Notifier } from './notifier.ts'

const firstDelayMs = 5000
const maxDelayMs = 30 * 60_000

/** Longer after each failure, up to half an hour, and without end: a mail server may be down for days. */
export function chooseDelay(attempts: number): number {
  return Math.min(firstDelayMs * 2 ** (attempts - 1), maxDelayMs)
}

export interface NotificationOptions {
  store: RequestStore
  notifiers: readonly Notifier[]
  leaseMs: number
  /** Tests kill the process at these steps. */
  onStep?: ((step: 'leased' | 'sent' | 'marked') => Promise<void>) | undefined
}

/** Sends what is due. A notification is marked only after it was sent, so it may come twice and is never lost. */
export async function sendDueNotifications(
  { store, notifiers, leaseMs, onStep }: NotificationOptions,
  { limit, requestId }: Pick<LeaseOptions, 'limit' | 'requestId'>,
): Promise<{ sent: number; failed: number }> {
  const leased = await store.lease({ now: Date.now(), leaseMs, limit, ...(requestId !== undefined && { requestId }) })
  if (leased.length > 0) await onStep?.('leased')
  const results = await Promise.all(leased.map((notification) => sendOne(notification)))
  const sent = results.filter(Boolean).length
  return { sent, failed: results.length - sent }

  async function sendOne(notification: LeasedNotification): Promise<boolean> {
    const { channel, requestId, attempts } = notification
    const request = await store.findById(requestId)
    const notifier = notifiers.find((candidate) => candidate.channel === channel)
    // The request was deleted, or the channel switched off, after the lease: there is nothing to send.
    if (!request || !notifier) return true
    try {
      await notifier.send(request, (key) => store.readPhoto(key))
    } catch (error) {
      const delay = chooseDelay(attempts)
      const reason = error instanceof Error ? error.message : String(error)
      await store.postpone(notification, Date.now() + delay, reason)
      const next = `next try in ${Math.round(delay / 1000)} s`
      console.error(`${request.reference} could not be sent by ${channel} (try ${attempts}, ${next}): ${reason}`)
      return false
    }
    await onStep?.('sent')
    await store.markSent(notification, Date.now())
    await onStep?.('marked')
    return true
  }
}
