type SqlValue = string | number | null

export interface Statement {
  sql: string
  values: readonly SqlValue[]
}

/** SQLite, wherever it is: a file or Cloudflare D1. */
export interface Database {
  /** Runs all of the statements or, where one fails, none. */
  run(statements: readonly Statement[]): Promise<void>
  /** The rows that a statement returns. */
  all<Row>(statement: Statement): Promise<Row[]>
  /** Makes what was deleted unreadable in the files too, where that is in our hands. */
  purge(): Promise<void>
}

/** `` sql`SELECT … WHERE id = ${id}` ``: values never become part of the text. */
export function sql(texts: TemplateStringsArray, ...values: SqlValue[]): Statement {
  return { sql: texts.join('?'), values }
}
