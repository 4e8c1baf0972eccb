import { redirects } from './rules.ts'

export interface Redirect {
  from: string
  to: string
}

/** Every URL that redirects to a page, each by name: there are no others. */
export function listRedirects(pages: string[], moved: Readonly<Record<string, string>> = redirects): Redirect[] {
  const otherNames = pages.flatMap((page) => listOtherNames(page).map((from) => ({ from, to: encodeURI(page) })))
  return [...otherNames, ...Object.entries(moved).map(([from, to]) => ({ from, to }))]
}

function listOtherNames(page: string): string[] {
  const file = page === '/' ? '/index' : page
  return [...(page === '/' ? [file] : []), `${file}/`, `${file}.html`, `${file}.html/`]
}
