import { type PageId, pages } from '../content/pages.ts'
import { absoluteUrl } from '../lib/links.ts'

/** Ids of what every page describes. They never change, so that search engines recognise the same thing. */
export function idOf(thing: 'business' | 'website', site: URL): string {
  return `${site.origin}/#${thing}`
}

/** Ids of what one page describes. */
export function idOnPage(thing: 'breadcrumb' | 'service', page: PageId, site: URL): string {
  return `${absoluteUrl(pages[page].path, site)}#${thing}`
}
