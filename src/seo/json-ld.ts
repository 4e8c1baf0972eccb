import type {
  BreadcrumbList,
  DayOfWeek,
  Graph,
  HomeAndConstructionBusiness,
  OfferCatalog,
  Place,
  Question,
  Service,
  ServiceChannel,
  WebPage,
  WebSite,
} from 'schema-dts'
import { icons } from '../art/identity/mark.tsx'
import { business } from '../content/business.ts'
import { pageFaqs } from '../content/faqs.ts'
import { breadcrumbsTo, socialLinks } from '../content/navigation.ts'
import { type PageId, pages } from '../content/pages.ts'
import { namesInGroup } from '../content/places.ts'
import { type ServiceId, services } from '../content/services.ts'
import { locale } from '../lib/format.ts'
import { absoluteUrl } from '../lib/links.ts'

/** What search engines are told that no page spells out in these very words. */
export const structuredData = {
  /** How dear the business is, on the scale of one to four dollar signs that maps and guides use. */
  priceRange: '$$',
  /** Day and night. The vocabulary has no 24:00, so the last minute stands for it. */
  hours: { opens: '00:00', closes: '23:59' },
  language: 'English',
  serviceNames: {
    emergency: 'Emergency Window Repair',
    residential: 'Residential Window Repair',
    commercial: 'Commercial Window Repair',
    glass: 'Window Glass Replacement',
    doublePane: 'Foggy Window Repair',
  } satisfies Record<ServiceId, string>,
  /** The four services of the catalogue, which the home page offers. */
  catalogue: {
    name: 'Window repair services',
    services: ['emergency', 'residential', 'commercial', 'doublePane'] satisfies readonly ServiceId[],
  },
} as const

const { priceRange, hours, language, serviceNames, catalogue } = structuredData

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

const everyDay: DayOfWeek[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

function buildBusiness(page: PageId, site: URL): HomeAndConstructionBusiness {
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': idOf('business', site),
    name: business.name,
    url: absoluteUrl(pages.home.path, site),
    logo: absoluteUrl(icons.large.path, site),
    image: absoluteUrl(icons.large.path, site),
    telephone: business.phone,
    email: business.email,
    address: {
      '@type': 'PostalAddress',
      addressLocality: business.city,
      addressRegion: business.region,
      addressCountry: business.country,
    },
    areaServed: listAreas(),
    priceRange,
    sameAs: socialLinks.map(({ href }) => href),
    ...(page === 'home' && {
      openingHoursSpecification: { '@type': 'OpeningHoursSpecification', dayOfWeek: everyDay, ...hours },
      hasOfferCatalog: buildCatalogue(site),
    }),
  }
}

function listAreas(): Place[] {
  const towns = namesInGroup('extended')
  return [{ '@type': 'City', name: business.city }, ...towns.map((name): Place => ({ '@type': 'Place', name }))]
}

function buildCatalogue(site: URL): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    name: catalogue.name,
    itemListElement: catalogue.services.map((id) => ({
      '@type': 'Offer',
      itemOffered: {
        '@type': 'Service',
        '@id': idOnPage('service', id, site),
        name: serviceNames[id],
        url: absoluteUrl(pages[id].path, site),
      },
    })),
  }
}

type PageType = 'WebPage' | 'CollectionPage' | 'AboutPage' | 'ContactPage' | 'FAQPage'

const pageTypes: Partial<Record<PageId, PageType>> = {
  services: 'CollectionPage',
  about: 'AboutPage',
  contact: 'ContactPage',
  faq: 'FAQPage',
}

function buildWebPage(page: PageId, site: URL): WebPage {
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

function buildBreadcrumbList(page: Exclude<PageId, 'home'>, site: URL): BreadcrumbList {
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

function buildService(id: ServiceId, site: URL): Service {
  return {
    '@type': 'Service',
    '@id': idOnPage('service', id, site),
    name: serviceNames[id],
    url: absoluteUrl(pages[id].path, site),
    provider: { '@id': idOf('business', site) },
    areaServed: listAreas(),
    ...(id === 'emergency' && { availableChannel: buildEmergencyChannel(site) }),
  }
}

function buildEmergencyChannel(site: URL): ServiceChannel {
  return {
    '@type': 'ServiceChannel',
    availableLanguage: language,
    servicePhone: {
      '@type': 'ContactPoint',
      contactType: 'emergency',
      telephone: business.phone,
      email: business.emergencyEmail,
    },
    // A channel has no hours of its own in the vocabulary; the business behind it has.
    serviceLocation: {
      '@type': 'HomeAndConstructionBusiness',
      '@id': idOf('business', site),
      openingHours: `Mo-Su ${hours.opens}-${hours.closes}`,
    },
  }
}

/** Ids of what every page describes. They never change, so that search engines recognise the same thing. */
function idOf(thing: 'business' | 'website', site: URL): string {
  return `${site.origin}/#${thing}`
}

/** Ids of what one page describes. */
function idOnPage(thing: 'breadcrumb' | 'service', page: PageId, site: URL): string {
  return `${absoluteUrl(pages[page].path, site)}#${thing}`
}
