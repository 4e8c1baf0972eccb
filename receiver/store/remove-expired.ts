import { dayMs } from '../request-id.ts'
import { rateLimit } from './rate-limit.ts'
import type { RequestStore } from './request-store.ts'

/** A photo younger than this may belong to a request that is being stored. */
const leftoverAgeMs = 60 * 60_000

/** Deletes requests after the days that the owner keeps them, and what is left of tries that came to nothing. */
export async function removeExpired(store: RequestStore, keepDays: number | undefined): Promise<void> {
  const now = Date.now()
  if (keepDays) await store.remove(await store.listExpired(now - keepDays * dayMs))
  await store.removeLeftovers(now - leftoverAgeMs, now - rateLimit.windowMs)
}
