import type { FaultLog } from '../fault-log.ts'
import type { LeasedNotification, LeaseOptions, RequestStore } from '../store/request-store.ts'
import type { Notifier } from './notifier.ts'

const firstDelayMs = 5000
const maxDelayMs = 30 * 60_000
/** Shorter than the lease (settings.ts): a notification is given up before it may be sent a second time. */
const timeoutMs = 110_000

/** Longer after each failure, up to half an hour, and without end: a mail server may be down for days. */
export function chooseDelay(attempts: number): number {
  return Math.min(firstDelayMs * 2 ** (attempts - 1), maxDelayMs)
}

export interface NotificationOptions {
  store: RequestStore
  notifiers: readonly Notifier[]
  faults: FaultLog
  leaseMs: number
  /** Tests kill the process at these steps. */
  onStep?: ((step: 'leased' | 'sent' | 'marked') => Promise<void>) | undefined
}

/** Takes what is due, so that no other process sends it meanwhile. */
export async function leaseDue(
  { store, leaseMs, onStep }: NotificationOptions,
  which: Pick<LeaseOptions, 'limit' | 'requestId' | 'channel'>,
): Promise<LeasedNotification[]> {
  const leased = await store.lease({ now: Date.now(), leaseMs, maxDelayMs, ...which })
  if (leased.length > 0) await onStep?.('leased')
  return leased
}

/** Sends what is due, each for itself, and says how many of them failed. */
export async function sendDueNotifications(
  options: NotificationOptions,
  which: Pick<LeaseOptions, 'limit' | 'requestId'>,
): Promise<{ failed: number }> {
  const leased = await leaseDue(options, which)
  const results = await Promise.all(leased.map((notification) => sendLeased(options, notification)))
  return { failed: results.filter((isSent) => !isSent).length }
}

/** A notification is marked only after it was sent, so it may come twice and is never lost. */
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
