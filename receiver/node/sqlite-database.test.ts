import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { enteredFields } from '../../src/form/request.ts'
import { readRows } from '../../tests/receivers/read-database.ts'
import { openSqliteConnection } from './sqlite-connection.ts'
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
    const database = await openSqliteDatabase(makeOlderDatabase(version))
    onTestFinished(() => database.close())
    const [request] = await database.all<Record<string, unknown>>({ sql: 'SELECT * FROM requests', values: [] })
    const types = enteredFields.map((name) => typeof request?.[name])
    expect(types).toEqual(enteredFields.map(() => 'string'))
  },
)

function readVersion(file: string) {
  return readRows<{ user_version: number }>(file, 'PRAGMA user_version')[0]?.user_version
}

test('a database of a newer version is refused with words, and left as it is', async () => {
  const file = makeOlderDatabase(migrations.length)
  const database = new DatabaseSync(file)
  database.exec('PRAGMA user_version = 99')
  database.close()
  await expect(openSqliteDatabase(file)).rejects.toThrow('stored by a newer version of the website (99, this is 2)')
  expect(readVersion(file)).toBe(99)
})

test.each(['read', 'write'] as const)('the command line, to %s, refuses a database of an older version', (mode) => {
  const file = makeOlderDatabase(1)
  expect(() => openSqliteConnection(file, mode)).toThrow('Start the receiver once to update.')
  expect(readVersion(file)).toBe(1)
})

test('a database can be read where not one byte more can be written beside it', () => {
  const file = makeOlderDatabase(migrations.length)
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = WAL')
  database.close()
  const before = readdirSync(dirname(file))
  const connection = openSqliteConnection(file, 'read')
  onTestFinished(() => connection.close())
  expect(readdirSync(dirname(file))).toEqual(before)
})
