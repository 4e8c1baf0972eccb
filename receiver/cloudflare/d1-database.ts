import type { D1Database } from '@cloudflare/workers-types'
import type { Database, Statement } from '../store/database.ts'

/** Cloudflare D1, whose batches are transactions. */
export function openD1Database(d1: D1Database): Database {
  return {
    async run(statements) {
      await d1.batch(statements.map(({ sql, values }) => d1.prepare(sql).bind(...values)))
    },
    async all<Row>({ sql, values }: Statement) {
      const { results } = await d1
        .prepare(sql)
        .bind(...values)
        .all<Row>()
      return results
    },
    // D1 keeps what was deleted for as long as its Time Travel goes back.
    purge: async () => {},
  }
}
