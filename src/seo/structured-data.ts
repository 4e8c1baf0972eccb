import type { ServiceId } from '../content/services.ts'

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
