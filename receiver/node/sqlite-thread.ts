import { parentPort, workerData } from 'node:worker_threads'
import { type Answer, type Call, openSqliteConnection } from './sqlite.ts'

// The thread that openSqliteDatabase starts. An error while the file is opened ends it.
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
