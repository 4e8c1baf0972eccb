import type { FaultLog } from './fault-log.ts'
import type { Notifier } from './notify/send-notifications.ts'
import { dayMs } from './request.ts'
import type { RequestStore } from './store/create-store.ts'
import { ownerEmail, type Problem } from './words.ts'

/** From this share of it on, the space for requests is nearly used up. */
const nearlyFullShare = 0.8
const longUnsentMs = 60 * 60_000

/** What the receiver can do, in numbers: nothing about anybody. */
export interface Health {
  problems: Problem[]
  storedMegabytes?: number
  maxStoredMegabytes?: number
  /** Null where there is no disk of ours, as on Cloudflare. */
  freeMegabytes?: number | null
  /** For how long the oldest request has been waiting to be sent to the owner; null where none is waiting. */
  oldestUnsentSeconds?: number | null
}

export async function checkHealth(getStore: () => Promise<RequestStore>): Promise<Health> {
  try {
    const store = await getStore()
    await store.writeState('health-checked-at', Date.now())
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

/** Returns what looks for problems and tells the owner of each on every channel, once a day while it lasts. */
export function createOwnerWarning(
  getStore: () => Promise<RequestStore>,
  notifiers: readonly Notifier[],
  faults: FaultLog,
): () => Promise<void> {
  // Kept in the store for the next process, and here too, because a store that cannot be written is a problem too.
  const warnedAt = new Map<Problem, number>()

  async function readWarnedAt(problem: Problem): Promise<number | undefined> {
    if (warnedAt.has(problem)) return warnedAt.get(problem)
    const read = getStore().then((store) => store.readState(`warned-${problem}`))
    return read.catch(() => undefined)
  }

  async function note(problem: Problem, at: number | undefined): Promise<void> {
    if (at === undefined) warnedAt.delete(problem)
    else warnedAt.set(problem, at)
    const noted = getStore().then((store) => store.writeState(`warned-${problem}`, at ?? null))
    await noted.catch((error) => faults.report('A warning could not be noted', error))
  }

  /** Warns on every channel. One of them may be what fails, so one that works is enough. */
  async function warn(problem: Problem): Promise<void> {
    const results = await Promise.allSettled(notifiers.map((notifier) => notifier.warn(problem)))
    for (const result of results) {
      if (result.status === 'rejected') faults.report('The owner could not be warned', result.reason)
    }
    if (results.some(({ status }) => status === 'fulfilled')) await note(problem, Date.now())
  }

  return async () => {
    const { problems } = await checkHealth(getStore)
    for (const problem of Object.keys(ownerEmail.problems) as Problem[]) {
      const before = await readWarnedAt(problem)
      const isDue = before === undefined || Math.abs(Date.now() - before) >= dayMs
      if (problems.includes(problem) && isDue) await warn(problem)
      if (!problems.includes(problem) && before !== undefined) await note(problem, undefined)
    }
  }
}
