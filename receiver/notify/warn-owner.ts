import type { FaultLog } from '../fault-log.ts'
import { checkHealth, type Problem, problemNames } from '../health.ts'
import { dayMs } from '../request-id.ts'
import type { RequestStore } from '../store/request-store.ts'
import type { Notifier } from './notifier.ts'

/** Returns what looks for problems and tells the owner of each on every channel, once a day while it lasts. */
export function createOwnerWarning(
  getStore: () => Promise<RequestStore>,
  notifiers: readonly Notifier[],
  faults: FaultLog,
): () => Promise<void> {
  // Noted in the store too, for the next process; a store that cannot be written is itself a problem.
  const warnedAt = new Map<Problem, number>()

  async function readWarnedAt(problem: Problem): Promise<number | undefined> {
    if (warnedAt.has(problem)) return warnedAt.get(problem)
    return getStore().then(
      (store) => store.readFact(`warned-${problem}`),
      () => undefined,
    )
  }

  async function note(problem: Problem, at: number | undefined): Promise<void> {
    if (at === undefined) warnedAt.delete(problem)
    else warnedAt.set(problem, at)
    const noted = getStore().then((store) => store.writeFact(`warned-${problem}`, at ?? null))
    await noted.catch((error) => faults.report('A warning could not be noted', error))
  }

  /** One of the channels may be what fails, so one that works is enough. */
  async function warn(problem: Problem): Promise<void> {
    const results = await Promise.allSettled(notifiers.map((notifier) => notifier.warn(problem)))
    for (const result of results) {
      if (result.status === 'rejected') faults.report('The owner could not be warned', result.reason)
    }
    if (results.some(({ status }) => status === 'fulfilled')) await note(problem, Date.now())
  }

  return async () => {
    const { problems } = await checkHealth(getStore)
    for (const problem of problemNames) {
      const before = await readWarnedAt(problem)
      const isDue = before === undefined || Math.abs(Date.now() - before) >= dayMs
      if (problems.includes(problem) && isDue) await warn(problem)
      if (!problems.includes(problem) && before !== undefined) await note(problem, undefined)
    }
  }
}
