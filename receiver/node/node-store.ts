import { join } from 'node:path'
import { createStore, type StoreOptions } from '../store/create-store.ts'
import type { RequestStore } from '../store/request-store.ts'
import { openPhotoFolder } from './photo-folder.ts'
import { openSqliteDatabase } from './sqlite-database.ts'

/** Where the database and the photos are in the folder of the requests. */
export function locateStore(folder: string): { databaseFile: string; photoFolder: string } {
  return { databaseFile: join(folder, 'requests.db'), photoFolder: join(folder, 'photos') }
}

/** Opens the store in a folder that exists. */
export function openNodeStore(
  folder: string,
  options: Pick<StoreOptions, 'channels' | 'onStep'>,
): { store: RequestStore; close: () => void } {
  const { databaseFile, photoFolder } = locateStore(folder)
  const database = openSqliteDatabase(databaseFile)
  const store = createStore({ database, photoFiles: openPhotoFolder(photoFolder), ...options })
  return { store, close: database.close }
}
