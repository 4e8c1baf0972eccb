import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { enteredFields } from '../../src/form/request.ts'
import { makeFolder, makeRequest, openStoreForTest, serveInProcess } from '../../tests/receivers/in-process.ts'
import { readRows, sendRequest } from '../../tests/receivers/requests.ts'
import { dayMs, formatDay } from '../request.ts'
import type { RequestStore } from '../store/create-store.ts'
import { removeExpired } from '../store/remove-expired.ts'
import { type Channel, type NewRequest, rateLimit } from '../store/request-store.ts'
import { openSqliteConnection, openSqliteDatabase } from './sqlite.ts'

afterEach(() => void vi.useRealTimers())

async function saveMany(store: RequestStore, count: number): Promise<number> {
  let saved = 0
  for (let index = 0; index < count; index++) {
    if (typeof (await store.save(makeRequest(), 'a')) === 'object') saved += 1
  }
  return saved
}

test('one sender may store ten requests in ten minutes and thirty in a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { store } = await openStoreForTest()
  const saved: number[] = []
  for (let round = 0; round < 5; round++) {
    saved.push(await saveMany(store, 12))
    vi.setSystemTime(Date.now() + rateLimit.windowMs)
  }
  expect(saved).toEqual([10, 10, 10, 0, 0])
  vi.setSystemTime(Date.now() + dayMs)
  expect(await saveMany(store, 1)).toBe(1)
})

test('requests that come at once are all counted, whichever of them is stored first', async () => {
  const { store } = await openStoreForTest()
  const now = Date.now()
  const results = await Promise.all(
    Array.from({ length: 15 }, (_, index) => store.save(makeRequest('Ann', now - index), 'a')),
  )
  expect(results.filter((result) => result === 'rate-limited')).toHaveLength(5)
})

test('what was stored under a clock that was ahead does not count against a sender', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { store } = await openStoreForTest()
  vi.setSystemTime(Date.now() + 400 * dayMs)
  await saveMany(store, 10)
  vi.setSystemTime(Date.now() - 400 * dayMs)
  expect(await saveMany(store, 1)).toBe(1)
})

const lease = { leaseMs: 1000, maxDelayMs: 1000, limit: 9 }

test('a request that was received, tried or postponed under a clock that was ahead is sent after it is corrected', async () => {
  const { store } = await openStoreForTest({ channels: ['email'] })
  const ahead = Date.now() + 400 * dayMs
  await store.save(makeRequest('received', ahead), 'a')
  expect(await store.lease({ ...lease, now: Date.now() })).toHaveLength(1)
  const [tried] = await store.lease({ ...lease, now: ahead })
  expect(tried?.attempts).toBe(2)
  expect(await store.lease({ ...lease, now: Date.now() })).toHaveLength(1)
  if (tried) await store.postpone(tried, ahead + 500, 'no answer')
  expect(await store.lease({ ...lease, now: Date.now() })).toHaveLength(1)
})

test('a lease and a wait hold while the clock is right', async () => {
  const { store } = await openStoreForTest({ channels: ['email'] })
  const now = Date.now()
  await store.save(makeRequest('Ann', now), 'a')
  const [leased] = await store.lease({ ...lease, now })
  expect(await store.lease({ ...lease, now: now + 999 })).toEqual([])
  if (leased) await store.postpone(leased, now + 900, 'no answer')
  expect(await store.lease({ ...lease, now: now + 899 })).toEqual([])
  expect(await store.lease({ ...lease, now: now + 900 })).toHaveLength(1)
})

test.each([
  ['the owner’s quota is used up', { maxStoredBytes: 100_000 }],
  ['the disk has too little room left', { minFreeBytes: Number.MAX_SAFE_INTEGER }],
])('where %s, nothing more is stored', async (_case, options) => {
  const { store, photoFolder } = await openStoreForTest(options)
  const results = [
    await store.save(makeRequest('A', 1, 80_000), 'a'),
    await store.save(makeRequest('B', 2, 80_000), 'b'),
  ]
  expect(results[1]).toBe('full')
  expect(readdirSync(photoFolder).length).toBe(results.filter((result) => result !== 'full').length)
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
    vi.setSystemTime(Date.now() + 60 * 60_000)
  }
}

async function markSent(store: RequestStore, { id }: NewRequest, channel: Channel = 'email'): Promise<void> {
  await store.markSent({ requestId: id, channel, attempts: 1 }, Date.now())
}

test('after the days that the owner has set, requests go, with their photos, and younger ones stay', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
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
  vi.useFakeTimers({ toFake: ['Date'] })
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
  vi.useFakeTimers({ toFake: ['Date'] })
  const { store } = await openStoreForTest({ channels: ['email'] })
  const request = makeRequest('young', Date.now() + 410 * dayMs)
  await store.save(request, 'a')
  await markSent(store, request)
  vi.setSystemTime(Date.now() + 450 * dayMs)
  await lookForADay(store, 365)
  vi.setSystemTime(Date.now() + days * dayMs)
  await removeExpired(store, 30)
  expect(await store.list()).toHaveLength(1)
  vi.setSystemTime(Date.now() + 23 * 60 * 60_000)
  await removeExpired(store, 30)
  expect(await store.list()).toHaveLength(1)
})

test('what was counted is kept for 400 days, and no longer', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { store } = await openStoreForTest()
  const day = formatDay(Date.now())
  await store.countContact({ day, page: '/', kind: 'call' })
  await store.countContact({ day, page: '/', kind: 'call' })
  for (const [days, counts] of [
    [398, [2]],
    [2, []],
  ] as const) {
    vi.setSystemTime(Date.now() + days * dayMs)
    await lookForADay(store, undefined)
    expect((await store.listContacts('')).map(({ count }) => count)).toEqual(counts)
  }
})

const migrations = readdirSync('receiver/migrations').sort()

/** A database as it was after the first so many migrations, with a request in it. */
function makeOlderDatabase(version: number): string {
  const file = join(makeFolder(), 'requests.db')
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
