import { dayMs, formatDay } from '../request.ts'
import type { RequestStore } from './create-store.ts'
import { rateLimit } from './request-store.ts'

/** A photo younger than this may belong to a request that is being stored. */
const leftoverAgeMs = 60 * 60_000

/** Long enough to compare a week with the same one of the year before. */
const contactDays = 400

/** Deletes requests after the days that the owner keeps them, old counts, and what is left of tries that came to nothing. */
export async function removeExpired(store: RequestStore, keepDays: number | undefined): Promise<void> {
  const now = Date.now()
  const isSteady = await isClockSteady(store, now)
  if (keepDays && isSteady) await store.remove(await store.listExpired(now - keepDays * dayMs))
  if (isSteady) await store.removeContacts(formatDay(now - contactDays * dayMs))
  await store.removeLeftovers(now - leftoverAgeMs, now - rateLimit.dayMs)
}

/** Whether the clock has not jumped by more than a day for a day. After a jump nobody knows which time was right. */
async function isClockSteady(store: RequestStore, now: number): Promise<boolean> {
  const lookedAt = await store.readState('clock-looked-at')
  const hasJumped = lookedAt === undefined || Math.abs(now - lookedAt) > dayMs
  await store.writeState('clock-looked-at', now)
  if (hasJumped) await store.writeState('clock-steady-since', now)
  const steadySince = (await store.readState('clock-steady-since')) ?? now
  return now - steadySince >= dayMs
}
