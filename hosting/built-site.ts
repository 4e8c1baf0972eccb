import { globSync } from 'node:fs'

/** Every file of a built site, as paths from its root. */
export function listFiles(root: string): string[] {
  return globSync('**/*.*', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
}

/** The addresses of the pages among them. */
export function listPages(files: string[]): string[] {
  return files
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replace(/(^index)?\.html$/, '')}`)
}
