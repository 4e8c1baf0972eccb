import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { enteredFields } from '../../src/form/request.ts'
import { serveInProcess } from '../../tests/receivers/in-process.ts'
import { readRows, sendRequest } from '../../tests/receivers/requests.ts'
import { openSqliteConnection, openSqliteDatabase } from './sqlite.ts'

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

function lock(file: string): { unlock: () => void } {
  const other = new DatabaseSync(file, { timeout: 5000 })
  onTestFinished(() => other.close())
  other.exec('BEGIN IMMEDIATE')
  return { unlock: () => other.exec('COMMIT') }
}

test('while another process has locked the database, pages are answered, and then the requests are stored', async () => {
  const { url, database } = await serveInProcess()
  const { unlock } = lock(database)
  const order: string[] = []
  const requests = Array.from({ length: 5 }, () => sendRequest(url).finally(() => order.push('request')))
  for (let page = 0; page < 20; page++) {
    expect((await fetch(`${url}/received/none`)).status).toBe(404)
    order.push('page')
  }
  unlock()
  expect((await Promise.all(requests)).map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  expect(order.slice(0, 20)).toEqual(Array(20).fill('page'))
  expect(readRows(database, 'SELECT id FROM requests')).toHaveLength(5)
})

test('where it stays locked, the visitor is told to try again', async () => {
  const { url, database } = await serveInProcess()
  const { unlock } = lock(database)
  const { status, body } = await sendRequest(url)
  unlock()
  expect([status, body.error]).toEqual([503, 'storage-failed'])
  expect(readRows(database, 'SELECT id FROM requests')).toEqual([])
})
