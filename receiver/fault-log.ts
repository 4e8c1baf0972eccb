const firstIntervalMs = 60_000
const maxIntervalMs = 6 * 60 * 60_000

export interface FaultLog {
  report(what: string, error: unknown): void
}

/**
 * Prints a fault once with the time, then at growing intervals with how often it came meanwhile: a full disk has no
 * room for more.
 */
export function createFaultLog(): FaultLog {
  const faults = new Map<string, { intervalMs: number; quietUntil: number; leftOut: number }>()
  return {
    report(what, error) {
      const { message, code } =
        error instanceof Error ? (error as Error & { code?: string }) : { message: String(error) }
      const key = `${what} ${code ?? ''}`
      const now = Date.now()
      const before = faults.get(key)
      if (before && now < before.quietUntil) {
        before.leftOut += 1
        return
      }
      const isLasting = before && now < before.quietUntil + before.intervalMs
      const intervalMs = isLasting ? Math.min(2 * before.intervalMs, maxIntervalMs) : firstIntervalMs
      faults.set(key, { intervalMs, quietUntil: now + intervalMs, leftOut: 0 })
      const more = before?.leftOut ? ` (and ${before.leftOut} times since the last line)` : ''
      console.error(`${new Date(now).toISOString()} ${what}: ${message}${more}`)
    },
  }
}
