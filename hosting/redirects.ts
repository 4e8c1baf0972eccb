import { moves } from './rules.ts'

export interface Redirect {
  from: string
  to: string
}

/** Every address that leads on to a page, each by name: what is not in the list leads nowhere. */
export function listRedirects(pages: string[], moved: Readonly<Record<string, string>> = moves): Redirect[] {
  const otherNames = pages.flatMap((page) => listOtherNames(page).map((from) => ({ from, to: encodeURI(page) })))
  return [...otherNames, ...Object.entries(moved).map(([from, to]) => ({ from, to }))]
}

function listOtherNames(page: string): string[] {
  const file = page === '/' ? '/index' : page
  return [...(page === '/' ? [file] : []), `${file}/`, `${file}.html`, `${file}.html/`]
}
