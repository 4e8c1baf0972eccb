import { leaseDue, type NotificationOptions, type Notifier, sendLeased } from '../notify/send-notifications.ts'
import type { RequestStore } from '../store/create-store.ts'

/** How many notifications a channel sends at the same time, so that one that hangs holds up no other. */
const maxConcurrent = 4
/** The longest wait before the database is read again, in case the clock or another process has changed something. */
const maxPauseMs = 60_000

interface OutboxOptions extends Omit<NotificationOptions, 'store' | 'notifiers'> {
  getStore: () => Promise<RequestStore>
  notifier: Notifier
}

/** Sends the notifications of one channel as they become due, until it is stopped. */
export function startOutbox({ getStore, notifier, faults, ...options }: OutboxOptions) {
  const sending = new Set<Promise<unknown>>()
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let isWoken = false
  let isStopped = false

  /** Looks for what is due, now or after the look that is under way. */
  function wake(): void {
    if (isStopped) return
    isWoken = true
    clearTimeout(timer)
    looking ??= look().finally(() => {
      looking = undefined
      if (isWoken) wake()
    })
  }

  async function look(): Promise<void> {
    isWoken = false
    let pauseMs = maxPauseMs
    try {
      pauseMs = await sendDue(await getStore())
    } catch (error) {
      faults.report(`What is to be sent by ${notifier.channel} could not be read`, error)
    }
    if (!isStopped) timer = setTimeout(wake, pauseMs)
  }

  /** Starts to send what is due, as far as there is room, and says when to look again. */
  async function sendDue(store: RequestStore): Promise<number> {
    const all = { ...options, store, notifiers: [notifier], faults }
    const limit = maxConcurrent - sending.size
    // The first of those that are being sent wakes the outbox when it is done.
    if (limit === 0) return maxPauseMs
    const leased = await leaseDue(all, { limit, channel: notifier.channel })
    for (const notification of leased) {
      const sent = sendLeased(all, notification)
        .catch((error) => faults.report(`What was sent by ${notifier.channel} could not be noted`, error))
        .finally(() => {
          sending.delete(sent)
          wake()
        })
      sending.add(sent)
    }
    const dueAt = (await store.findNextDue(notifier.channel)) ?? Number.POSITIVE_INFINITY
    return Math.min(Math.max(dueAt - Date.now(), 100), maxPauseMs)
  }

  /** Resolves once the notification that is being sent has ended. */
  async function stop(): Promise<void> {
    isStopped = true
    clearTimeout(timer)
    await looking
    await Promise.all(sending)
  }

  wake()
  return { wake, stop }
}
