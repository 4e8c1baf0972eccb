import { DatabaseSync } from 'node:sqlite'

/** Reads a database of a receiver that is running, of either kind: Cloudflare's local D1 is a file of SQLite too. */
export function readRows<Row = Record<string, unknown>>(file: string, sql: string, ...values: string[]): Row[] {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    return database.prepare(sql).all(...values) as Row[]
  } finally {
    database.close()
  }
}
