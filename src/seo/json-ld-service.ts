import type { Service, ServiceChannel } from 'schema-dts'
import { business } from '../content/business.ts'
import { pages } from '../content/pages.ts'
import type { ServiceId } from '../content/services.ts'
import { absoluteUrl } from '../lib/links.ts'
import { idOf, idOnPage } from './json-ld-ids.ts'
import { structuredData } from './structured-data.ts'

const { hours, language, serviceNames } = structuredData

export function buildService(id: ServiceId, site: URL): Service {
  return {
    '@type': 'Service',
    '@id': idOnPage('service', id, site),
    name: serviceNames[id],
    url: absoluteUrl(pages[id].path, site),
    provider: { '@id': idOf('business', site) },
    areaServed: { '@type': 'City', name: business.city },
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
