import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Database, Statement } from '../store/database.ts'

/** Asks the thread of a database to call one of the functions of its connection. */
export interface Call {
  id: number
  name: 'run' | 'all' | 'purge' | 'close'
  args: readonly unknown[]
}

/** What the thread says to the call with the same id. */
export interface Reply {
  id: number
  result?: unknown
  error?: unknown
}

type SqliteDatabase = Database & { isOpen: () => boolean; close: () => Promise<void> }

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
  thread.on('message', ({ id, result, error }: Reply) => {
    if (error) waiting.get(id)?.reject(error)
    else waiting.get(id)?.resolve(result)
    waiting.delete(id)
  })

  async function call(name: Call['name'], ...args: unknown[]): Promise<unknown> {
    if (failure) throw failure
    const reply = Promise.withResolvers<unknown>()
    waiting.set(++lastId, reply)
    thread.postMessage({ id: lastId, name, args } satisfies Call)
    return reply.promise
  }

  return {
    run: (statements) => call('run', statements) as Promise<void>,
    all: <Row>(statement: unknown) => call('all', statement) as Promise<Row[]>,
    purge: () => call('purge') as Promise<void>,
    close: () => call('close') as Promise<void>,
    isOpen: () => !failure,
  }
}

/**
 * What a connection is opened for:
 * - `receive`: makes the file if it is not there, and brings it up to date if it is older.
 * - `write`, `read`: for the command line, which leaves the version as it is.
 */
export type AccessMode = 'receive' | 'write' | 'read'

const migrationsFolder = join(import.meta.dirname, '../migrations')

/** SQLite's code for a database that another process has locked, how long that may last, and the wait between tries. */
const busy = { code: 5, maxMs: 5000, pauseMs: 50 }

/** A smaller `-shm` file is a leftover: a full disk kept a process from opening the database. */
const minSharedBytes = 32 * 1024

/** Opens a database file in this thread. Nothing waits inside SQLite, where a lock would stop all else. */
export function openSqliteConnection(file: string, mode: AccessMode): Database & { close: () => void } {
  const connection = mode === 'read' ? openToRead(file) : new DatabaseSync(file, { timeout: 0 })
  try {
    // FULL: a transaction that has ended is on the disk, also when the power fails.
    connection.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON')
    if (mode === 'receive') connection.exec('PRAGMA journal_mode = WAL')
    prepareVersion(connection, mode)
  } catch (error) {
    connection.close()
    throw error
  }
  return {
    run: (statements) =>
      retryWhileBusy(() =>
        runTransaction(connection, () => {
          for (const { sql, values } of statements) connection.prepare(sql).run(...values)
        }),
      ),
    all: <Row>({ sql, values }: Statement) => retryWhileBusy(() => connection.prepare(sql).all(...values) as Row[]),
    purge: () => retryWhileBusy(() => emptyLog(connection)),
    close: () => connection.close(),
  }
}

/**
 * Opens a database file to read, and leaves no files beside it, for which a full disk has no room. It waits for a lock
 * inside SQLite: only the command line reads so, which has nothing else to do.
 */
export function openToRead(file: string): DatabaseSync {
  const measure = (suffix: string) => statSync(file + suffix, { throwIfNoEntry: false })?.size ?? 0
  // Where nobody has it open, and nothing is left in the log, SQLite need not make files by which processes agree.
  const isOpen = measure('-shm') >= minSharedBytes || measure('-wal') > 0
  const url = pathToFileURL(file)
  if (!isOpen) url.searchParams.set('immutable', '1')
  return new DatabaseSync(url, { readOnly: true, timeout: busy.maxMs })
}

async function retryWhileBusy<Result>(run: () => Result): Promise<Result> {
  for (const startedAt = performance.now(); ; await wait(busy.pauseMs)) {
    try {
      return run()
    } catch (error) {
      if (!isBusy(error) || performance.now() - startedAt > busy.maxMs) throw error
    }
  }
}

function isBusy(error: unknown): boolean {
  // The lower byte is the error, the upper ones say which kind of it.
  return (((error as { errcode?: number }).errcode ?? 0) & 0xff) === busy.code
}

function runTransaction(connection: DatabaseSync, run: () => void): void {
  connection.exec('BEGIN IMMEDIATE')
  try {
    run()
    connection.exec('COMMIT')
  } catch (error) {
    // A full disk may have ended the transaction already.
    if (connection.isTransaction) connection.exec('ROLLBACK')
    throw error
  }
}

/** Empties the write-ahead log, in which is what was deleted. A process that is reading prevents that. */
function emptyLog(connection: DatabaseSync): void {
  const result = connection.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number }
  if (!result.busy) return
  const message = 'The database is in use: what was deleted leaves its files with the next deletion or restart.'
  throw Object.assign(new Error(message), { errcode: busy.code })
}

/** Runs the migrations that a database has not seen. Its version is how many it has seen. */
function prepareVersion(connection: DatabaseSync, mode: AccessMode): void {
  const files = readdirSync(migrationsFolder).sort()
  const version = readVersion(connection)
  if (version > files.length) {
    throw new Error(`The requests were stored by a newer version of the website (${version}, this is ${files.length}).`)
  }
  if (version === files.length) return
  if (mode !== 'receive') {
    throw new Error('The requests were stored by an older version of the website. Start the receiver once to update.')
  }
  runTransaction(connection, () => {
    // Another process may have run the migrations meanwhile.
    const missing = files.slice(readVersion(connection))
    for (const file of missing) connection.exec(readFileSync(join(migrationsFolder, file), 'utf8'))
    connection.exec(`PRAGMA user_version = ${files.length}`)
  })
}

function readVersion(connection: DatabaseSync): number {
  return Number(connection.prepare('PRAGMA user_version').get()?.user_version)
}
