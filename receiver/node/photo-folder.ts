import { type FileHandle, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { PhotoFiles } from '../store/photo-files.ts'

/** Photos as files of a folder. */
export function openPhotoFolder(folder: string): PhotoFiles {
  return {
    async write(key, bytes) {
      const unfinished = join(folder, `${key}.unfinished`)
      try {
        await writeAndSync(unfinished, bytes)
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
        // It may have been removed meanwhile.
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

async function writeAndSync(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Flushes the folder, so that a rename survives a power failure. Windows cannot open folders and needs no flush. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle: FileHandle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
