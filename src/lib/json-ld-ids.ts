import { type PageId, pages } from '../content/pages.ts'
import { absoluteUrl } from './absolute-url.ts'

/** Names for what every page speaks of. They never change, so that search engines know it for the same thing. */
export function idOf(thing: 'business' | 'website', site: URL): string {
  return `${site.origin}/#${thing}`
}

/** Names for what one page speaks of. */
export function idOnPage(thing: 'breadcrumb' | 'service', page: PageId, site: URL): string {
  return `${absoluteUrl(pages[page].path, site)}#${thing}`
}
