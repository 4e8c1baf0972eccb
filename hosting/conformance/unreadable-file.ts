import { symlinkSync, writeFileSync } from 'node:fs'

/** Root may read every file of a disk, but not this one of the kernel's, which is only written to. */
const writeOnly = '/proc/sys/vm/compact_memory'

/** Adds a file that is there for all to see, and that no server may read. */
export function addUnreadableFile(path: string): void {
  if (process.getuid?.() === 0) symlinkSync(writeOnly, path)
  else writeFileSync(path, 'Not to be read.', { mode: 0 })
}
