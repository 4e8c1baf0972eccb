import { globSync } from 'node:fs'
import { errorPages } from './rules.ts'

/** Every file of a built site, as paths from its root. */
export function listFiles(root: string): string[] {
  return globSync('**/*.*', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
}

/** The addresses of the pages among them; an error page has none. */
export function listPages(files: string[]): string[] {
  const isErrorPage = (file: string) => errorPages.some((page) => page === file)
  return files
    .filter((file) => file.endsWith('.html') && !isErrorPage(file))
    .map((file) => `/${file.replace(/(^index)?\.html$/, '')}`)
}
