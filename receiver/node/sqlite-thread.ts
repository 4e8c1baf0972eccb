import { parentPort, workerData } from 'node:worker_threads'
import { type Call, openSqliteConnection, type Reply } from './sqlite.ts'

// The thread that openSqliteDatabase starts. An error while the file is opened ends it.
const database = openSqliteConnection(workerData.file, 'receive')

parentPort?.on('message', async ({ id, name, args }: Call) => {
  const reply: Reply = { id }
  try {
    reply.result = await (database[name] as (...args: readonly unknown[]) => unknown)(...args)
  } catch (error) {
    reply.error = error
  }
  parentPort?.postMessage(reply)
  if (name === 'close') parentPort?.close()
})
parentPort?.postMessage({ id: 0 } satisfies Reply)
