import type { RequestStore } from './store/request-store.ts'

/** Room is nearly used up from this share of it on. */
const nearlyFullShare = 0.8
const longUnsentMs = 60 * 60_000

export const problemNames = ['not-writable', 'nearly-full', 'unsent'] as const
export type Problem = (typeof problemNames)[number]

/** What the receiver can do, in numbers: nothing about anybody. */
export interface Health {
  problems: Problem[]
  storedMegabytes?: number
  maxStoredMegabytes?: number
  /** Null where there is no disk of ours, as on Cloudflare. */
  freeMegabytes?: number | null
  /** Since when the oldest request waits to be sent to the owner; null where none does. */
  oldestUnsentSeconds?: number | null
}

export async function checkHealth(getStore: () => Promise<RequestStore>): Promise<Health> {
  try {
    const store = await getStore()
    await store.writeFact('health-checked-at', Date.now())
    return await measureHealth(store)
  } catch {
    return { problems: ['not-writable'] }
  }
}

async function measureHealth(store: RequestStore): Promise<Health> {
  const { storedBytes, maxStoredBytes, freeBytes, minFreeBytes } = await store.measureSpace()
  const oldestUnsentAt = await store.findOldestUnsent()
  const unsentMs = oldestUnsentAt === undefined ? 0 : Math.max(0, Date.now() - oldestUnsentAt)
  const problems: Problem[] = []
  if (freeBytes < minFreeBytes || storedBytes > maxStoredBytes) problems.push('not-writable')
  if (freeBytes < 2 * minFreeBytes || storedBytes > nearlyFullShare * maxStoredBytes) problems.push('nearly-full')
  if (unsentMs > longUnsentMs) problems.push('unsent')
  return {
    problems,
    storedMegabytes: toMegabytes(storedBytes),
    maxStoredMegabytes: toMegabytes(maxStoredBytes),
    freeMegabytes: Number.isFinite(freeBytes) ? toMegabytes(freeBytes) : null,
    oldestUnsentSeconds: oldestUnsentAt === undefined ? null : Math.round(unsentMs / 1000),
  }
}

function toMegabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024)
}
