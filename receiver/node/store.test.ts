import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { enteredFields } from '../../src/form/request.ts'
import { makeFolder, makeRequest, openStoreForTest, serveInProcess } from '../../tests/receivers/in-process.ts'
import { readRows, sendRequest } from '../../tests/receivers/requests.ts'
import { dayMs, formatDay } from '../request.ts'
import type { RequestStore } from '../store/create-store.ts'
import { removeExpired } from '../store/remove-expired.ts'
import { type Channel, type NewRequest, rateLimit } from '../store/request-store.ts'
import { openSqliteConnection, openSqliteDatabase } from './sqlite.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

function passTime(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds)
}

async function saveMany(store: RequestStore, count: number): Promise<number> {
  let saved = 0
  for (let index = 0; index < count; index++) {
    if (typeof (await store.save(makeRequest(), 'a')) === 'object') saved += 1
  }
  return saved
}

test('one sender may store ten requests in ten minutes and thirty in a day', async () => {
  const { store } = await openStoreForTest()
  const saved: number[] = []
  for (let round = 0; round < 5; round++) {
    saved.push(await saveMany(store, 12))
    passTime(rateLimit.windowMs)
  }
  expect(saved).toEqual([10, 10, 10, 0, 0])
  passTime(dayMs)
  expect(await saveMany(store, 1)).toBe(1)
})

test('requests that come at once are all counted, whichever of them is stored first', async () => {
  const { store } = await openStoreForTest()
  const requests = Array.from({ length: 15 }, (_, index) => makeRequest('Ann', Date.now() - index))
  const results = await Promise.all(requests.map((request) => store.save(request, 'a')))
  expect(results.filter((result) => result === 'rate-limited')).toHaveLength(5)
})

test('what was stored under a clock that was ahead does not count against a sender', async () => {
  const { store } = await openStoreForTest()
  passTime(400 * dayMs)
  await saveMany(store, 10)
  passTime(-400 * dayMs)
  expect(await saveMany(store, 1)).toBe(1)
})

async function openWithRequest(receivedAt = Date.now()) {
  const { store } = await openStoreForTest({ channels: ['email'] })
  await store.save(makeRequest('Ann', receivedAt), 'a')
  const lease = (now: number) => store.lease({ leaseMs: 1000, maxDelayMs: 1000, limit: 9, now })
  return { store, lease }
}

test('a request that was received, tried or postponed under a clock that was ahead is sent after it is corrected', async () => {
  const now = Date.now()
  const ahead = now + 400 * dayMs
  const { store, lease } = await openWithRequest(ahead)
  expect(await lease(now)).toHaveLength(1)
  const [tried] = await lease(ahead)
  expect(tried?.attempts).toBe(2)
  expect(await lease(now)).toHaveLength(1)
  if (tried) await store.postpone(tried, ahead + 500, 'no answer')
  expect(await lease(now)).toHaveLength(1)
})

test('a lease and a wait hold while the clock is right', async () => {
  const now = Date.now()
  const { store, lease } = await openWithRequest(now)
  const [leased] = await lease(now)
  expect(await lease(now + 999)).toEqual([])
  if (leased) await store.postpone(leased, now + 900, 'no answer')
  expect(await lease(now + 899)).toEqual([])
  expect(await lease(now + 900)).toHaveLength(1)
})

test.each([
  ['the owner’s quota is used up', { maxStoredBytes: 100_000 }],
  ['the disk has too little room left', { minFreeBytes: Number.MAX_SAFE_INTEGER }],
])('where %s, nothing more is stored', async (_case, options) => {
  const { store, photoFolder } = await openStoreForTest(options)
  const first = await store.save(makeRequest('A', 1, 80_000), 'a')
  expect(await store.save(makeRequest('B', 2, 80_000), 'b')).toBe('full')
  expect(readdirSync(photoFolder)).toHaveLength(first === 'full' ? 0 : 1)
})

test('what is deleted is gone from the files too', async () => {
  const { store, databaseFile } = await openStoreForTest({ channels: ['email'] })
  const words = ['Desdemona Deleted', '403 555 7777', 'A message that nobody may read any more']
  const request = makeRequest(words[0])
  const content = { ...request.content, phone: words[1] ?? '', message: words[2] ?? '' }
  await store.save({ ...request, content }, 'a')
  await store.save(makeRequest('Kept'), 'b')
  const readFiles = () =>
    [databaseFile, `${databaseFile}-wal`]
      .filter(existsSync)
      .map((file) => readFileSync(file, 'latin1'))
      .join()
  expect(words.every((word) => readFiles().includes(word))).toBe(true)
  await store.remove([request.id])
  expect(words.filter((word) => readFiles().includes(word))).toEqual([])
  expect(readFiles()).toContain('Kept')
})

/** Looks now, and every hour for more than a day, as the receiver does. */
async function lookForADay(store: RequestStore, keepDays: number | undefined): Promise<void> {
  for (let hour = 0; hour <= 25; hour++) {
    await removeExpired(store, keepDays)
    passTime(60 * 60_000)
  }
}

function markSent(store: RequestStore, { id }: NewRequest, channel: Channel = 'email'): Promise<void> {
  return store.markSent({ requestId: id, channel, attempts: 1 }, Date.now())
}

test('after the days that the owner has set, requests go, with their photos, and younger ones stay', async () => {
  const { store, photoFolder } = await openStoreForTest({ channels: ['email'] })
  const requests = [makeRequest('old', Date.now() - 31 * dayMs), makeRequest('young', Date.now() - 27 * dayMs)]
  for (const request of requests) {
    await store.save(request, 'a')
    await markSent(store, request)
  }
  await lookForADay(store, undefined)
  expect(await store.list()).toHaveLength(2)
  await removeExpired(store, 30)
  expect((await store.list()).map(({ name }) => name)).toEqual(['young'])
  expect(readdirSync(photoFolder)).toHaveLength(1)
})

test('a request stays until each channel in use has sent it, and one that no channel has sent stays for good', async () => {
  const { store } = await openStoreForTest({ channels: ['email', 'webhook'] })
  const request = makeRequest('old', Date.now() - 31 * dayMs)
  await store.save(request, 'a')
  await lookForADay(store, 30)
  await markSent(store, request)
  await removeExpired(store, 30)
  expect(await store.list()).toHaveLength(1)
  await markSent(store, request, 'webhook')
  await removeExpired(store, 30)
  expect(await store.list()).toEqual([])

  const { store: withoutChannels } = await openStoreForTest()
  await withoutChannels.save(makeRequest('unsent', Date.now() - 31 * dayMs), 'a')
  await lookForADay(withoutChannels, 30)
  expect(await withoutChannels.list()).toHaveLength(1)
})

test.each([400, -400])('after the clock has jumped by %s days nothing goes for a day', async (days) => {
  const { store } = await openStoreForTest({ channels: ['email'] })
  const request = makeRequest('young', Date.now() + 410 * dayMs)
  await store.save(request, 'a')
  await markSent(store, request)
  passTime(450 * dayMs)
  await lookForADay(store, 365)
  passTime(days * dayMs)
  await removeExpired(store, 30)
  expect(await store.list()).toHaveLength(1)
  passTime(23 * 60 * 60_000)
  await removeExpired(store, 30)
  expect(await store.list()).toHaveLength(1)
})

test('what was counted is kept for 400 days, and no longer', async () => {
  const { store } = await openStoreForTest()
  const contact = { day: formatDay(Date.now()), page: '/', kind: 'call' } as const
  for (const _time of ['first', 'second']) await store.countContact(contact)
  passTime(398 * dayMs)
  await lookForADay(store, undefined)
  expect(await store.listContacts('')).toEqual([{ ...contact, count: 2 }])
  passTime(2 * dayMs)
  await lookForADay(store, undefined)
  expect(await store.listContacts('')).toEqual([])
})

const migrations = readdirSync('receiver/migrations').sort()

/** A database as it was after the first so many migrations, with a request in it. */
function makeOlderDatabase(count: number, version = count): string {
  const file = join(makeFolder(), 'requests.db')
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = WAL')
  for (const name of migrations.slice(0, count)) database.exec(readFileSync(`receiver/migrations/${name}`, 'utf8'))
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
  const file = makeOlderDatabase(migrations.length, 99)
  await expect(openSqliteDatabase(file)).rejects.toThrow(
    `stored by a newer version of the website (99, this is ${migrations.length})`,
  )
  expect(readVersion(file)).toBe(99)
})

test.each(['read', 'write'] as const)('the command line, to %s, refuses a database of an older version', (mode) => {
  const file = makeOlderDatabase(1)
  expect(() => openSqliteConnection(file, mode)).toThrow('Start the receiver once to update.')
  expect(readVersion(file)).toBe(1)
})

test('a database can be read where not one byte more can be written beside it', () => {
  const file = makeOlderDatabase(migrations.length)
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
