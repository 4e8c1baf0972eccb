import { RefusedError } from './refused-error.ts'

/** What one request holds of the budget. */
export interface MemoryShare {
  take(bytes: number): void
  release(): void
}

/** Bodies are held in memory until they are stored. This bounds what all of them may hold at the same time. */
export function createMemoryBudget(maxBytes: number): { open: () => MemoryShare } {
  let held = 0
  return {
    open() {
      let share = 0
      return {
        take(bytes) {
          if (held + bytes > maxBytes) throw new RefusedError({ code: 'busy', retryAfterSeconds: 10 })
          held += bytes
          share += bytes
        },
        release() {
          held -= share
          share = 0
        },
      }
    },
  }
}
