import { parentPort, workerData } from 'node:worker_threads'
import { openSqliteConnection } from './sqlite-connection.ts'

/** One of the functions of a connection, to be called with these arguments. */
export interface Call {
  id: number
  name: 'run' | 'all' | 'purge' | 'close'
  args: readonly unknown[]
}

export interface Answer {
  id: number
  result?: unknown
  error?: unknown
}

// The thread that sqlite-database.ts starts. An error while the file is opened ends it.
const database = openSqliteConnection(workerData.file, 'receive')

parentPort?.on('message', async ({ id, name, args }: Call) => {
  const answer: Answer = { id }
  try {
    answer.result = await (database[name] as (...args: readonly unknown[]) => unknown)(...args)
  } catch (error) {
    answer.error = error
  }
  parentPort?.postMessage(answer)
  if (name === 'close') parentPort?.close()
})
parentPort?.postMessage({ id: 0 } satisfies Answer)
