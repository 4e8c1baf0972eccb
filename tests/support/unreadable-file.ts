import { symlinkSync, writeFileSync } from 'node:fs'

/** Root can read every file on disk, so this links to a kernel file that is write-only. */
const writeOnly = '/proc/sys/vm/compact_memory'

/** Adds a file that exists and that no server can read. */
export function addUnreadableFile(path: string): void {
  if (process.getuid?.() === 0) symlinkSync(writeOnly, path)
  else writeFileSync(path, 'Not to be read.', { mode: 0 })
}
