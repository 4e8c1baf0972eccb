import type { BreadcrumbList, Question, WebPage } from 'schema-dts'
import { breadcrumbsTo } from '../content/breadcrumbs.ts'
import { pageFaqs } from '../content/faqs.ts'
import { type PageId, pages } from '../content/pages.ts'
import { services } from '../content/services.ts'
import { locale } from '../lib/format.ts'
import { absoluteUrl } from '../lib/links.ts'
import { idOf, idOnPage } from './json-ld-ids.ts'

type PageType = 'WebPage' | 'CollectionPage' | 'AboutPage' | 'ContactPage' | 'FAQPage'

const pageTypes: Partial<Record<PageId, PageType>> = {
  services: 'CollectionPage',
  about: 'AboutPage',
  contact: 'ContactPage',
  faq: 'FAQPage',
}

export function buildWebPage(page: PageId, site: URL): WebPage {
  const { path, title, description } = pages[page]
  const isService = services.some(({ id }) => id === page)
  return {
    '@type': pageTypes[page] ?? 'WebPage',
    '@id': absoluteUrl(path, site),
    url: absoluteUrl(path, site),
    name: title,
    description,
    inLanguage: locale,
    isPartOf: { '@id': idOf('website', site) },
    about: { '@id': isService ? idOnPage('service', page, site) : idOf('business', site) },
    ...(page !== 'home' && { breadcrumb: { '@id': idOnPage('breadcrumb', page, site) } }),
    ...(page === 'faq' && { mainEntity: buildQuestions() }),
  }
}

function buildQuestions(): Question[] {
  return pageFaqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
}

export function buildBreadcrumbList(page: Exclude<PageId, 'home'>, site: URL): BreadcrumbList {
  const { above, here } = breadcrumbsTo(page)
  const steps = [...above, { label: here, path: pages[page].path }]
  return {
    '@type': 'BreadcrumbList',
    '@id': idOnPage('breadcrumb', page, site),
    itemListElement: steps.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: { '@type': 'WebPage', '@id': absoluteUrl(path, site) },
    })),
  }
}
