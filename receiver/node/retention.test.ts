import { readdirSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeRequest, openStoreForTest } from '../../tests/receivers/open-store.ts'
import { dayMs } from '../request-id.ts'
import { removeExpired } from '../store/remove-expired.ts'
import type { Channel, NewRequest, RequestStore } from '../store/request-store.ts'

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

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

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
  vi.setSystemTime(Date.now() + 450 * dayMs)
  await lookForADay(store, 365)
  vi.setSystemTime(Date.now() + days * dayMs)
  await removeExpired(store, 30)
  expect(await store.list()).toHaveLength(1)
  vi.setSystemTime(Date.now() + 23 * 60 * 60_000)
  await removeExpired(store, 30)
  expect(await store.list()).toHaveLength(1)
})
