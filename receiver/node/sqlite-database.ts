import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Database, Statement } from '../store/database.ts'
import type { Action, Answer, Call } from './sqlite-thread.ts'

export type SqliteDatabase = Database & { isOpen: () => boolean; close: () => Promise<void> }

/** Opens a database file in a thread of its own: a slow disk then holds up requests, and never a page. */
export async function openSqliteDatabase(file: string): Promise<SqliteDatabase> {
  const thread = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: { file } })
  await once(thread, 'message')
  let lastId = 0
  let failure: Error | undefined
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()

  function fail(error: Error): void {
    failure = error
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  thread.on('error', fail)
  thread.on('exit', () => fail(new Error('The database is closed.')))
  thread.on('message', ({ id, result, error }: Answer) => {
    if (error) waiting.get(id)?.reject(error)
    else waiting.get(id)?.resolve(result)
    waiting.delete(id)
  })

  async function call(action: Action): Promise<unknown> {
    if (failure) throw failure
    const id = ++lastId
    const answer = Promise.withResolvers<unknown>()
    waiting.set(id, answer)
    thread.postMessage({ id, action } satisfies Call)
    return answer.promise
  }

  return {
    run: async (statements) => void (await call({ do: 'run', statements })),
    all: async <Row>(statement: Statement) => (await call({ do: 'all', statement })) as Row[],
    purge: async () => void (await call({ do: 'purge' })),
    isOpen: () => !failure,
    close: async () => void (await call({ do: 'close' })),
  }
}
