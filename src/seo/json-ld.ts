import type { Graph, WebSite } from 'schema-dts'
import { business } from '../content/business.ts'
import { type PageId, pages } from '../content/pages.ts'
import { services } from '../content/services.ts'
import { locale } from '../lib/format.ts'
import { absoluteUrl } from '../lib/links.ts'
import { buildBusiness } from './json-ld-business.ts'
import { idOf } from './json-ld-ids.ts'
import { buildBreadcrumbList, buildWebPage } from './json-ld-page.ts'
import { buildService } from './json-ld-service.ts'

/** Everything a page tells search engines, as one graph: the business, the site, the page, and what the page is about. */
export function buildPageGraph(page: PageId, site: URL): Graph {
  const service = services.find(({ id }) => id === page)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      buildBusiness(page, site),
      buildWebSite(site),
      buildWebPage(page, site),
      ...(page === 'home' ? [] : [buildBreadcrumbList(page, site)]),
      ...(service ? [buildService(service.id, site)] : []),
    ],
  }
}

/** Written into the page: a `<` could otherwise end the script element from inside a text. */
export function serializeGraph(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}

function buildWebSite(site: URL): WebSite {
  return {
    '@type': 'WebSite',
    '@id': idOf('website', site),
    url: absoluteUrl(pages.home.path, site),
    name: business.name,
    inLanguage: locale,
    publisher: { '@id': idOf('business', site) },
  }
}
