import type { DayOfWeek, HomeAndConstructionBusiness, OfferCatalog, Place } from 'schema-dts'
import { icons } from '../art/identity/mark.tsx'
import { business } from '../content/business.ts'
import { socialLinks } from '../content/navigation.ts'
import { type PageId, pages } from '../content/pages.ts'
import { namesInGroup } from '../content/places.ts'
import { absoluteUrl } from '../lib/links.ts'
import { idOf, idOnPage } from './json-ld-ids.ts'
import { structuredData } from './structured-data.ts'

const { priceRange, hours, serviceNames, catalogue } = structuredData

const everyDay: DayOfWeek[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export function buildBusiness(page: PageId, site: URL): HomeAndConstructionBusiness {
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
