import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Database, Statement } from '../store/database.ts'

/**
 * - `receive`: makes the file if it is not there, and brings it up to date if it is older.
 * - `write`, `read`: for the command line, which leaves the version as it is.
 */
export type AccessMode = 'receive' | 'write' | 'read'

export type SqliteConnection = Database & { close: () => void }

const migrationsFolder = join(import.meta.dirname, '../migrations')

/** How long another process may keep the database locked, and how often it is tried again meanwhile. */
const busy = { code: 5, maxMs: 5000, pauseMs: 50 }

/** Opens a database file in this thread. Nothing waits inside SQLite, where a lock would stop all else. */
export function openSqliteConnection(file: string, mode: AccessMode): SqliteConnection {
  const connection = new DatabaseSync(chooseName(file, mode), { readOnly: mode === 'read', timeout: 0 })
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

/** To read a database that nobody has open, SQLite would make two files beside it, for which a full disk has no room. */
function chooseName(file: string, mode: AccessMode): string | URL {
  if (mode !== 'read' || existsSync(`${file}-wal`)) return file
  const url = pathToFileURL(file)
  url.searchParams.set('immutable', '1')
  return url
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

/** What was deleted is in the write-ahead log until that is emptied, which a process that is reading prevents. */
function emptyLog(connection: DatabaseSync): void {
  const result = connection.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number }
  if (!result.busy) return
  const message = 'The database is in use: what was deleted leaves its files with the next deletion or restart.'
  throw Object.assign(new Error(message), { errcode: busy.code })
}

/** The version of a database is how many files of the migrations folder it has seen. */
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
    // Another process may have been faster.
    const missing = files.slice(readVersion(connection))
    for (const file of missing) connection.exec(readFileSync(join(migrationsFolder, file), 'utf8'))
    connection.exec(`PRAGMA user_version = ${files.length}`)
  })
}

function readVersion(connection: DatabaseSync): number {
  return Number(connection.prepare('PRAGMA user_version').get()?.user_version)
}
