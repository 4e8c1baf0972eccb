import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, open, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createStore, type RequestStore } from '../store/create-store.ts'
import type { PhotoFiles, StoreOptions } from '../store/request-store.ts'
import { type AccessMode, openSqliteConnection, openSqliteDatabase, openToRead } from './sqlite.ts'

/** How long a store that could not be opened is not tried again: a full disk is not tried with every request. */
const retryMs = 5000

type Options = Omit<StoreOptions, 'database' | 'photoFiles'>

/** Where the database and the photos are in the folder of the requests. */
export function locateStore(folder: string): { databaseFile: string; photoFolder: string } {
  return { databaseFile: join(folder, 'requests.db'), photoFolder: join(folder, 'photos') }
}

/** Keeps the store open. Where it cannot be opened, the next who asks tries again. */
export function keepStore(folder: string, options: Options) {
  let opening: ReturnType<typeof openNodeStore> | undefined
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

  async function close(): Promise<void> {
    const opened = await opening?.catch(() => undefined)
    if (opened?.isOpen()) await opened.close()
  }

  return { getStore, close }
}

/** Opens the store for the receiver, and makes its folder if it is not there. */
export async function openNodeStore(folder: string, options: Options) {
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
  return { store, close: database.close }
}

/** Copies the requests and their photos into a folder, which is then one that the receiver can be started with. */
export async function backUpRequests(folder: string, target: string): Promise<{ requests: number; photos: number }> {
  const [from, to] = [locateStore(folder), locateStore(target)]
  if (existsSync(to.databaseFile)) throw new Error(`There is a backup in ${target} already. Choose another folder.`)
  await mkdir(to.photoFolder, { recursive: true, mode: 0o700 })
  // SQLite's own copy: a file copied while requests come in lacks those that are in the write-ahead log.
  const source = openToRead(from.databaseFile)
  try {
    source.prepare('VACUUM INTO ?').run(to.databaseFile)
  } finally {
    source.close()
  }
  const copy = new DatabaseSync(to.databaseFile, { readOnly: true })
  try {
    const rows = copy.prepare('SELECT key FROM photos').all()
    // Photos are written before the request that has them, so each of these is there, unless it was deleted meanwhile.
    const present = rows.map(({ key }) => String(key)).filter((key) => existsSync(join(from.photoFolder, key)))
    for (const key of present) await copyFile(join(from.photoFolder, key), join(to.photoFolder, key))
    const counted = copy.prepare('SELECT count(*) AS count FROM requests').get()
    return { requests: Number(counted?.count), photos: present.length }
  } finally {
    copy.close()
  }
}

/** Photos are files of a folder. */
function openPhotoFolder(folder: string): PhotoFiles {
  return {
    async write(key, bytes) {
      const unfinished = join(folder, `${key}.unfinished`)
      try {
        await writeFile(unfinished, bytes, { flag: 'wx', flush: true })
        await rename(unfinished, join(folder, key))
        await syncFolder(folder)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    read: async (key) => new Uint8Array(await readFile(join(folder, key))),
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(join(folder, key), { force: true })))
    },
    async *list() {
      for (const key of await readdir(folder)) {
        // The file may have been removed meanwhile.
        const file = await stat(join(folder, key)).catch(() => undefined)
        if (file) yield { key, modifiedAt: file.mtimeMs }
      }
    },
    async getFreeBytes() {
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
    },
  }
}

/** Flushes the folder, so that a rename survives a power failure. Windows cannot open folders and needs no flush. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
