import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Database } from '../store/database.ts'
import type { Answer, Call } from './sqlite-thread.ts'

export type SqliteDatabase = Database & { isOpen: () => boolean; close: () => Promise<void> }

/** Opens a database file in a thread of its own: a slow disk then holds up requests, and never a page. */
export async function openSqliteDatabase(file: string): Promise<SqliteDatabase> {
  const thread = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: { file } })
  await once(thread, 'message')
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let lastId = 0
  let failure: Error | undefined

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

  async function call(name: Call['name'], ...args: unknown[]): Promise<unknown> {
    if (failure) throw failure
    const answer = Promise.withResolvers<unknown>()
    waiting.set(++lastId, answer)
    thread.postMessage({ id: lastId, name, args } satisfies Call)
    return answer.promise
  }

  return {
    run: (statements) => call('run', statements) as Promise<void>,
    all: <Row>(statement: unknown) => call('all', statement) as Promise<Row[]>,
    purge: () => call('purge') as Promise<void>,
    close: () => call('close') as Promise<void>,
    isOpen: () => !failure,
  }
}
