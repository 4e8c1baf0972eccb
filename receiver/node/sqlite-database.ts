import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Database, Statement } from '../store/database.ts'

const migrationsFolder = join(import.meta.dirname, '../migrations')

/** Opens a database file, made if it is not there and brought up to date if it is older. */
export function openSqliteDatabase(file: string): Database & { close: () => void } {
  const connection = new DatabaseSync(file, { timeout: 5000 })
  // FULL: a transaction that has ended is on the disk, also when the power fails.
  connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
  migrate(connection)
  return {
    async run(statements) {
      runTransaction(connection, () => {
        for (const { sql, values } of statements) connection.prepare(sql).run(...values)
      })
    },
    async all<Row>({ sql, values }: Statement) {
      return connection.prepare(sql).all(...values) as Row[]
    },
    close: () => connection.close(),
  }
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

/** The version of a database is how many files of the migrations folder it has seen. */
function migrate(connection: DatabaseSync): void {
  const files = readdirSync(migrationsFolder).sort()
  runTransaction(connection, () => {
    const { user_version: version } = connection.prepare('PRAGMA user_version').get() as { user_version: number }
    for (const file of files.slice(version)) connection.exec(readFileSync(join(migrationsFolder, file), 'utf8'))
    connection.exec(`PRAGMA user_version = ${files.length}`)
  })
}
