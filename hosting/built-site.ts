import { globSync } from 'node:fs'
import { errorPages, receiverPages } from './rules.ts'

/** Every file of a built site, as paths from its root. */
export function listFiles(root: string): string[] {
  return globSync('**/*.*', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
}

const withoutUrl: readonly string[] = [...errorPages, ...receiverPages]

/** The URL paths of the pages among them; an error page and one for the receiver have none. */
export function listPages(files: string[]): string[] {
  return files
    .filter((file) => file.endsWith('.html') && !withoutUrl.includes(file))
    .map((file) => `/${file.replace(/(^index)?\.html$/, '')}`)
}
