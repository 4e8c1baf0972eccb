import { type NotificationOptions, sendDueNotifications } from '../notify/send-notifications.ts'

/** How many notifications are sent at the same time. */
const maxConcurrent = 4
/** The longest wait before the database is read again, in case the clock or another process has changed something. */
const maxPauseMs = 60_000

export interface Outbox {
  /** Something may be due. */
  wake(): void
  /** Ends after what is being sent. */
  stop(): Promise<void>
}

/** Sends notifications as they become due, until it is stopped. */
export function startOutbox(options: NotificationOptions): Outbox {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isAwake = false
  let isStopped = false

  function wake(): void {
    isAwake = true
    clearTimeout(timer)
    running ??= run().finally(() => {
      running = undefined
    })
  }

  async function run(): Promise<void> {
    while (isAwake && !isStopped) {
      isAwake = false
      try {
        const { sent, failed } = await sendDueNotifications(options, { limit: maxConcurrent })
        if (sent + failed > 0) isAwake = true
      } catch (error) {
        console.error(error)
      }
    }
    if (!isStopped) timer = setTimeout(wake, await choosePause())
  }

  async function choosePause(): Promise<number> {
    try {
      const dueAt = (await options.store.findNextDue()) ?? Number.POSITIVE_INFINITY
      return Math.min(Math.max(dueAt - Date.now(), 100), maxPauseMs)
    } catch (error) {
      console.error(error)
      return maxPauseMs
    }
  }

  wake()
  return {
    wake,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
