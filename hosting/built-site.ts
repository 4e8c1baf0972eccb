import { globSync } from 'node:fs'
import { pagesWithoutUrl } from './rules.ts'

/** Every file of a built site, as paths from its root. */
export function listFiles(root: string): string[] {
  return globSync('**/*.*', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
}

/** The URL paths of the pages among them; an error page and one for the receiver have none. */
export function listPages(files: string[]): string[] {
  return files
    .filter((file) => file.endsWith('.html') && !pagesWithoutUrl.includes(file))
    .map((file) => `/${file.replace(/(^index)?\.html$/, '')}`)
}
