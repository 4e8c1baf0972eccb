import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { emptyRequest } from '../../src/lib/testing/sample-request.ts'
import { dayMs } from '../request-id.ts'
import { removeExpired } from '../store/remove-expired.ts'
import type { Channel, NewRequest } from '../store/request-store.ts'
import { makePicture } from '../testing/pictures.ts'
import { locateStore, openNodeStore } from './node-store.ts'

function openStore(channels: Channel[]) {
  const folder = mkdtempSync(join(tmpdir(), 'retention-'))
  const { store, close } = openNodeStore(folder, { channels })
  onTestFinished(() => {
    close()
    rmSync(folder, { recursive: true })
  })
  return { store, photos: locateStore(folder).photoFolder }
}

function makeRequest(name: string, ageInDays: number): NewRequest {
  return {
    id: crypto.randomUUID(),
    receivedAt: Date.now() - ageInDays * dayMs,
    content: { ...emptyRequest, name, page: '', suspicion: undefined },
    photos: [{ type: 'image/jpeg', bytes: makePicture(50) }],
  }
}

test('after the days that the owner has set, requests go, with their photos, and younger ones stay', async () => {
  const { store, photos } = openStore([])
  await store.save(makeRequest('old', 31), 'a')
  await store.save(makeRequest('young', 29), 'a')
  await removeExpired(store, undefined)
  expect(await store.list()).toHaveLength(2)
  await removeExpired(store, 30)
  expect((await store.list()).map(({ name }) => name)).toEqual(['young'])
  expect(readdirSync(photos)).toHaveLength(1)
})

test('a request stays until its notification is sent', async () => {
  const { store } = openStore(['email'])
  const request = makeRequest('old', 31)
  await store.save(request, 'a')
  await removeExpired(store, 30)
  expect(await store.list()).toHaveLength(1)
  await store.markSent({ requestId: request.id, channel: 'email', attempts: 1 }, Date.now())
  await removeExpired(store, 30)
  expect(await store.list()).toEqual([])
})
