import type { FaultLog } from '../fault-log.ts'
import type { RequestStore } from '../store/create-store.ts'
import type { LeasedNotification, LeaseOptions } from '../store/outbox-table.ts'
import type { Channel, StoredRequest } from '../store/request-store.ts'
import type { Problem } from '../words.ts'

/** Tells the owner of a request, or that something is wrong with the receiver. Throws where that did not work. */
export interface Notifier {
  channel: Channel
  send(request: StoredRequest, readPhoto: RequestStore['readPhoto']): Promise<void>
  warn(problem: Problem): Promise<void>
}

const firstDelayMs = 5000
const maxDelayMs = 30 * 60_000
/** How long one process has to send a notification, before another may send it. */
const defaultLeaseMs = 2 * 60_000
/** The longest that sending may take: shorter than the lease, so it is given up before another process may send too. */
const timeoutMs = 110_000

/** The wait before the next try: longer after each failure, up to half an hour. A mail server may be down for days. */
export function chooseDelay(attempts: number): number {
  return Math.min(firstDelayMs * 2 ** (attempts - 1), maxDelayMs)
}

export interface NotificationOptions {
  store: RequestStore
  notifiers: readonly Notifier[]
  faults: FaultLog
  /** Tests choose a shorter one than `defaultLeaseMs`. */
  leaseMs?: number | undefined
  /** Tests kill the process at these steps. */
  onStep?: ((step: 'leased' | 'sent' | 'marked') => Promise<void>) | undefined
}

/** Takes notifications that are due, so that no other process sends them meanwhile. */
export async function leaseDue(
  { store, leaseMs = defaultLeaseMs, onStep }: NotificationOptions,
  which: Pick<LeaseOptions, 'limit' | 'requestId' | 'channel'>,
): Promise<LeasedNotification[]> {
  const leased = await store.lease({ now: Date.now(), leaseMs, maxDelayMs, ...which })
  if (leased.length > 0) await onStep?.('leased')
  return leased
}

/** Sends the notifications that are due, each for itself, and says how many of them failed. */
export async function sendDueNotifications(
  options: NotificationOptions,
  which: Pick<LeaseOptions, 'limit' | 'requestId'>,
): Promise<{ failed: number }> {
  const leased = await leaseDue(options, which)
  const results = await Promise.all(leased.map((notification) => sendLeased(options, notification)))
  return { failed: results.filter((isSent) => !isSent).length }
}

/** Sends a notification and then marks it as sent, in this order: it may come twice and is never lost. */
export async function sendLeased(
  { store, notifiers, faults, onStep }: NotificationOptions,
  notification: LeasedNotification,
): Promise<boolean> {
  const { channel, requestId, attempts } = notification
  const request = await store.findById(requestId)
  const notifier = notifiers.find((candidate) => candidate.channel === channel)
  // The request was deleted, or the channel switched off, after the lease: there is nothing to send.
  if (!request || !notifier) return true
  try {
    await withTimeout(notifier.send(request, (key) => store.readPhoto(key)))
  } catch (error) {
    const delay = chooseDelay(attempts)
    const reason = error instanceof Error ? error.message : String(error)
    await store.postpone(notification, Date.now() + delay, reason)
    const next = `try ${attempts}, next try in ${Math.round(delay / 1000)} s`
    faults.report(`Requests could not be sent by ${channel}`, new Error(`${reason} (${request.reference}, ${next})`))
    return false
  }
  await onStep?.('sent')
  await store.markSent(notification, Date.now())
  await onStep?.('marked')
  return true
}

async function withTimeout(promise: Promise<void>): Promise<void> {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(() => timeout.reject(new Error(`no answer after ${timeoutMs / 1000} s`)), timeoutMs)
  await Promise.race([promise, timeout.promise]).finally(() => clearTimeout(timer))
}
