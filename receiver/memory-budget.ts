import { RefusedError } from './refused-error.ts'

/** What one request holds of the budget. */
export interface MemoryReservation {
  reserve(bytes: number): void
  release(): void
}

/** Bodies are held in memory until they are stored. This bounds what all of them may hold at the same time. */
export function createMemoryBudget(maxBytes: number): { openReservation: () => MemoryReservation } {
  let held = 0
  return {
    openReservation() {
      let reserved = 0
      return {
        reserve(bytes) {
          if (held + bytes > maxBytes) throw new RefusedError({ code: 'busy', retryAfterSeconds: 10 })
          held += bytes
          reserved += bytes
        },
        release() {
          held -= reserved
          reserved = 0
        },
      }
    },
  }
}
