import { parentPort, workerData } from 'node:worker_threads'
import type { Statement } from '../store/database.ts'
import { openSqliteConnection, type SqliteConnection } from './sqlite-connection.ts'

export type Action =
  | { do: 'run'; statements: readonly Statement[] }
  | { do: 'all'; statement: Statement }
  | { do: 'purge' }
  | { do: 'close' }

export interface Call {
  id: number
  action: Action
}

export interface Answer {
  id: number
  result?: unknown
  error?: Error
}

// The thread that sqlite-database.ts starts. An error while the file is opened ends it.
const database = openSqliteConnection(workerData.file, 'receive')

parentPort?.on('message', async ({ id, action }: Call) => {
  const answer = await perform(database, action).then(
    (result): Answer => ({ id, result }),
    (error: Error): Answer => ({ id, error }),
  )
  parentPort?.postMessage(answer)
  if (action.do === 'close') parentPort?.close()
})
parentPort?.postMessage({ id: 0 } satisfies Answer)

async function perform(connection: SqliteConnection, action: Action): Promise<unknown> {
  if (action.do === 'run') return connection.run(action.statements)
  if (action.do === 'all') return connection.all(action.statement)
  if (action.do === 'purge') return connection.purge()
  return connection.close()
}
