import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { enteredFields } from '../../src/lib/estimate-request.ts'
import { openSqliteDatabase } from './sqlite-database.ts'

const migrations = readdirSync('receiver/migrations').sort()

/** A database as it was after the first so many migrations, with a request in it. */
function makeOlderDatabase(version: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'requests.db')
  const database = new DatabaseSync(file)
  for (const name of migrations.slice(0, version)) database.exec(readFileSync(`receiver/migrations/${name}`, 'utf8'))
  const columns = database.prepare("SELECT name FROM pragma_table_info('requests')").all() as { name: string }[]
  const values = columns.map(({ name }) => (name === 'received_at' ? 0 : 'before'))
  database.prepare(`INSERT INTO requests VALUES (${columns.map(() => '?').join()})`).run(...values)
  database.exec(`PRAGMA user_version = ${version}`)
  database.close()
  return file
}

test.each(migrations.map((name, index) => [name, index + 1] as const))(
  'a database with requests from the time of %s is brought up to date, and every field of theirs is a text',
  async (_name, version) => {
    const database = openSqliteDatabase(makeOlderDatabase(version))
    onTestFinished(() => database.close())
    const [request] = await database.all<Record<string, unknown>>({ sql: 'SELECT * FROM requests', values: [] })
    const types = enteredFields.map((name) => typeof request?.[name])
    expect(types).toEqual(enteredFields.map(() => 'string'))
  },
)
