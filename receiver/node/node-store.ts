import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createStore, type StoreOptions } from '../store/create-store.ts'
import type { RequestStore } from '../store/request-store.ts'
import { openPhotoFolder } from './photo-folder.ts'
import { type AccessMode, openSqliteConnection } from './sqlite-connection.ts'
import { openSqliteDatabase } from './sqlite-database.ts'

/** Whoever asks again sooner gets the same error: a full disk is not tried with every request. */
const retryMs = 5000

type Options = Omit<StoreOptions, 'database' | 'photoFiles'>

export interface OpenStore {
  store: RequestStore
  isOpen(): boolean
  close(): Promise<void>
}

/** Where the database and the photos are in the folder of the requests. */
export function locateStore(folder: string): { databaseFile: string; photoFolder: string } {
  return { databaseFile: join(folder, 'requests.db'), photoFolder: join(folder, 'photos') }
}

/** Opens the store for the receiver, and makes its folder if it is not there. */
export async function openNodeStore(folder: string, options: Options): Promise<OpenStore> {
  const { databaseFile, photoFolder } = locateStore(folder)
  await mkdir(photoFolder, { recursive: true })
  // Names and addresses of customers are nobody else's on this machine.
  await chmod(folder, 0o700)
  const database = await openSqliteDatabase(databaseFile)
  const store = createStore({ database, photoFiles: openPhotoFolder(photoFolder), ...options })
  return { store, isOpen: database.isOpen, close: database.close }
}

/** Opens a store that is there, for one command of the command line. */
export function openStoredRequests(folder: string, mode: AccessMode, options: Options) {
  const { databaseFile, photoFolder } = locateStore(folder)
  const database = openSqliteConnection(databaseFile, mode)
  const store = createStore({ database, photoFiles: openPhotoFolder(photoFolder), ...options })
  return { store, database, close: database.close }
}

export interface StoreKeeper {
  getStore(): Promise<RequestStore>
  close(): Promise<void>
}

/** Keeps the store open. Where it cannot be opened, the next who asks tries again. */
export function keepStore(folder: string, options: Options): StoreKeeper {
  let opening: Promise<OpenStore> | undefined
  let openedAt = 0

  async function getStore(): Promise<RequestStore> {
    const isBroken = await opening?.then(
      ({ isOpen }) => !isOpen(),
      () => performance.now() - openedAt > retryMs,
    )
    if (!opening || isBroken) {
      openedAt = performance.now()
      opening = openNodeStore(folder, options)
    }
    return (await opening).store
  }

  return {
    getStore,
    async close() {
      const opened = await opening?.catch(() => undefined)
      if (opened?.isOpen()) await opened.close()
    },
  }
}
