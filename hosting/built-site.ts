import { globSync } from 'node:fs'
import { pagesWithoutUrl, redirects } from './rules.ts'

/** The paths of all files of a built site, from its root. */
export function listFiles(root: string): string[] {
  return globSync('**/*.*', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
}

/** The URL paths of the pages among these files. The error pages and the receiver's pages have none. */
export function listPages(files: string[]): string[] {
  return files
    .filter((file) => file.endsWith('.html') && !pagesWithoutUrl.includes(file))
    .map((file) => `/${file.replace(/(^index)?\.html$/, '')}`)
}

export interface Redirect {
  from: string
  to: string
}

/** Every URL that redirects to a page. Hosts redirect from these alone, and from no pattern. */
export function listRedirects(pages: string[], moved: Readonly<Record<string, string>> = redirects): Redirect[] {
  const otherNames = pages.flatMap((page) => listOtherNames(page).map((from) => ({ from, to: encodeURI(page) })))
  return [...otherNames, ...Object.entries(moved).map(([from, to]) => ({ from, to }))]
}

function listOtherNames(page: string): string[] {
  const file = page === '/' ? '/index' : page
  return [...(page === '/' ? [file] : []), `${file}/`, `${file}.html`, `${file}.html/`]
}
