import { existsSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { locateStore } from './node-store.ts'

/** Copies the requests and their photos into a folder, which is then one that the receiver can be started with. */
export async function backUpRequests(folder: string, target: string): Promise<{ requests: number; photos: number }> {
  const [from, to] = [locateStore(folder), locateStore(target)]
  if (existsSync(to.databaseFile)) throw new Error(`There is a backup in ${target} already. Choose another folder.`)
  await mkdir(to.photoFolder, { recursive: true, mode: 0o700 })
  // SQLite's own copy: a file copied while requests come in lacks those that are in the write-ahead log.
  const source = new DatabaseSync(from.databaseFile, { readOnly: true, timeout: 5000 })
  try {
    source.prepare('VACUUM INTO ?').run(to.databaseFile)
  } finally {
    source.close()
  }
  const copy = new DatabaseSync(to.databaseFile, { readOnly: true })
  try {
    const keys = copy
      .prepare('SELECT key FROM photos')
      .all()
      .map(({ key }) => String(key))
    // Photos are written before the request that has them, so each of these is there, unless it was deleted meanwhile.
    const present = keys.filter((key) => existsSync(join(from.photoFolder, key)))
    for (const key of present) await copyFile(join(from.photoFolder, key), join(to.photoFolder, key))
    const row = copy.prepare('SELECT count(*) AS count FROM requests').get()
    return { requests: Number(row?.count), photos: present.length }
  } finally {
    copy.close()
  }
}
