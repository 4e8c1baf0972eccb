import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { locateStore, openNodeStore } from '../../receiver/node/node-store.ts'
import type { StoreOptions } from '../../receiver/store/create-store.ts'
import type { NewRequest } from '../../receiver/store/request-store.ts'
import { emptyRequest } from '../../src/form/testing-request.ts'
import { makePicture } from './pictures.ts'

/** A store in a folder of its own, until the test ends. */
export async function openStoreForTest(options: Partial<StoreOptions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'store-'))
  const { store, close } = await openNodeStore(folder, { channels: [], maxStoredBytes: 1e9, ...options })
  onTestFinished(async () => {
    await close()
    rmSync(folder, { recursive: true })
  })
  return { store, folder, ...locateStore(folder) }
}

export function makeRequest(name = 'Ann', receivedAt = Date.now(), photoBytes = 50): NewRequest {
  return {
    id: crypto.randomUUID(),
    receivedAt,
    content: { ...emptyRequest, name, page: '', suspicion: undefined },
    photos: [{ type: 'image/jpeg', bytes: makePicture(photoBytes) }],
  }
}
