import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { addUnreadableFile } from '../support/unreadable-file.ts'
import { root, unreadablePath } from './built-files.ts'

/** Copies the built site for the servers, with one page more that none of them can read. */
export function copySite(folder: string): string {
  const copy = join(folder, 'site')
  cpSync(root, copy, { recursive: true })
  addUnreadableFile(join(copy, `${unreadablePath}.html`))
  return copy
}
