import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  makeRequest,
  openStoreForTest,
  serveInProcess,
  startMailServerForTest,
  startWebhookForTest,
  watchErrors,
} from '../tests/receivers/in-process.ts'
import { createFaultLog } from './fault-log.ts'
import { checkHealth, createOwnerWarning } from './health.ts'
import type { Notifier } from './notify/send-notifications.ts'
import { dayMs } from './request.ts'
import type { RequestStore } from './store/create-store.ts'
import type { StoreOptions } from './store/request-store.ts'
import { ownerEmail } from './words.ts'

function fakeClock(): void {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

/** Returns what looks for problems, and collects those that the owner is told of. */
function prepareWarning(getStore: () => Promise<RequestStore>) {
  const warned: string[] = []
  const warn: Notifier['warn'] = async (problem) => void warned.push(problem)
  const notifier: Notifier = { channel: 'email', send: async () => {}, warn }
  return { warned, notifier, look: createOwnerWarning(getStore, [notifier], createFaultLog()) }
}

async function prepare(options: Partial<StoreOptions> = {}) {
  const { store } = await openStoreForTest({ channels: ['email'], ...options })
  return { store, ...prepareWarning(async () => store) }
}

test('where all is well, nobody is told anything', async () => {
  const { look, warned, store } = await prepare()
  await store.save(makeRequest(), 'a')
  await look()
  expect(warned).toEqual([])
  expect(await checkHealth(async () => store)).toMatchObject({ problems: [], oldestUnsentSeconds: expect.any(Number) })
})

test('the owner is told before the space is used up, once a day', async () => {
  fakeClock()
  const { look, warned, store } = await prepare({ maxStoredBytes: 100_000 })
  await store.save(makeRequest('Ann', Date.now(), 75_000), 'a')
  await look()
  await look()
  expect(warned).toEqual(['nearly-full'])
  expect(await store.save(makeRequest('Bo', Date.now(), 100), 'b')).toMatchObject({ isNew: true })
  vi.setSystemTime(Date.now() + dayMs)
  await look()
  expect(warned.filter((problem) => problem === 'nearly-full')).toHaveLength(2)
})

test('the owner is told of a request that could not be sent for an hour, and again when it happens anew', async () => {
  fakeClock()
  const { look, warned, store } = await prepare()
  const request = makeRequest()
  await store.save(request, 'a')
  vi.setSystemTime(Date.now() + 59 * 60_000)
  await look()
  expect(warned).toEqual([])
  vi.setSystemTime(Date.now() + 2 * 60_000)
  await look()
  expect(warned).toEqual(['unsent'])
  await store.markSent({ requestId: request.id, channel: 'email', attempts: 1 }, Date.now())
  await look()
  await store.resend(request.id)
  await look()
  expect(warned).toEqual(['unsent', 'unsent'])
})

const failToRead = () => Promise.reject(new Error('database disk image is malformed'))

test.each([
  ['opened', () => Promise.reject(new Error('disk is full'))],
  ['read', async () => ({ readState: failToRead, writeState: failToRead }) as unknown as RequestStore],
])('a store that cannot be %s is told of once', async (_what, getStore) => {
  watchErrors()
  const { warned, look } = prepareWarning(getStore)
  await look()
  await look()
  expect(warned).toEqual(['not-writable'])
})

test('a warning that reached nobody is tried again', async () => {
  const { look, notifier, store } = await prepare({ minFreeBytes: Number.MAX_SAFE_INTEGER })
  notifier.warn = () => Promise.reject(new Error('no mail server'))
  const errors = watchErrors()
  await look()
  expect(errors).toEqual([expect.stringContaining('The owner could not be warned: no mail server')])
  expect(await store.readState('warned-nearly-full')).toBeUndefined()
})

test('warnings go out by email and webhook, in words, and /healthz says the same in numbers', async () => {
  const mailServer = await startMailServerForTest()
  const webhook = await startWebhookForTest()
  const email = { SMTP_URL: mailServer.url, NOTIFY_EMAIL: 'owner@site.example' }
  const { url } = await serveInProcess({ ...email, ...webhook.env }, { minFreeBytes: Number.MAX_SAFE_INTEGER })
  await mailServer.waitFor(2)
  const texts = mailServer.mails.map(({ text }) => text?.trim())
  expect(texts.sort()).toEqual([ownerEmail.problems['not-writable'], ownerEmail.problems['nearly-full']].sort())
  await vi.waitFor(() => expect(webhook.received).toHaveLength(2))
  expect(webhook.received[0]).toMatchObject({ type: 'receiver.failing', data: { problem: expect.any(String) } })

  const response = await fetch(new URL('/healthz', url))
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({
    problems: ['not-writable', 'nearly-full'],
    storedMegabytes: 0,
    maxStoredMegabytes: expect.any(Number),
    freeMegabytes: expect.any(Number),
    oldestUnsentSeconds: null,
  })
})

test('/healthz looks again after ten seconds, however many ask', async () => {
  fakeClock()
  const { url, database } = await serveInProcess()
  const ask = async () => (await fetch(new URL('/healthz', url))).status
  expect(await ask()).toBe(200)
  const other = new DatabaseSync(database, { timeout: 5000 })
  other.exec('ALTER TABLE facts RENAME TO elsewhere')
  expect(await ask()).toBe(200)
  vi.setSystemTime(Date.now() + 10_001)
  expect(await ask()).toBe(503)
  other.exec('ALTER TABLE elsewhere RENAME TO facts')
  other.close()
  vi.setSystemTime(Date.now() + 10_001)
  expect(await ask()).toBe(200)
})
