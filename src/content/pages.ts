import { sayList, sayMoneyRange, sayRange } from '../lib/format.ts'
import { business } from './business.ts'
import { claims, prices } from './claims.ts'
import type { PageId } from './facts/schema.ts'
import { mainTowns } from './places.ts'

export type Page = {
  readonly path: `/${string}`
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
}

const warranty = `${claims.warrantyYears}-year warranty`
const guarantee = `${claims.responseMinutes}-minute response guarantee`

/** Every page of the site: its URL and what its head says. Navigation, sitemap and tests read this list. */
export const pages = {
  home: {
    path: '/',
    title: `Window Repair Calgary, 24/7 | ${business.shortName}`,
    description: `Broken, foggy and drafty windows repaired in Calgary and nearby towns, 24/7. ${guarantee}, free written quotes, ${warranty}.`,
    keywords: ['window repair Calgary', 'glass replacement Calgary', 'foggy window repair', 'emergency window repair'],
  },
  services: {
    path: '/services',
    title: `Window Repair Services in Calgary | ${business.shortName}`,
    description: `Broken, foggy, drafty, storefront or new glass: five window services in Calgary and nearby towns. Open 24/7, free written quotes, ${warranty}.`,
    keywords: ['window services Calgary', 'window repair', 'glass repair', 'window glass Calgary'],
  },
  emergency: {
    path: '/emergency-window-repair-calgary',
    title: `Emergency Window Repair Calgary, 24/7 | ${business.shortName}`,
    description: `Broken window in Calgary? Call or text photos, day or night. ${guarantee}, ${claims.averageResponseMinutes}-minute average, nothing extra at night or on holidays.`,
    keywords: [
      'emergency window repair Calgary',
      '24/7 glass repair',
      'broken window Calgary',
      'after-hours glass repair',
    ],
  },
  residential: {
    path: '/residential-window-repair-calgary',
    title: `Residential Window Repair Calgary | ${business.shortName}`,
    description: `Foggy, drafty, broken or stuck windows repaired in every kind of Calgary home. Free assessment, written estimate, ${warranty}.`,
    keywords: ['residential window repair Calgary', 'home window repair', 'drafty windows', 'heritage window repair'],
  },
  commercial: {
    path: '/commercial-window-repair-calgary',
    title: `Commercial Window Repair Calgary | ${business.shortName}`,
    description: `Commercial glass repair for Calgary offices, stores, restaurants, clinics, schools and industrial buildings. Bonded, ${claims.liability} liability, Net ${claims.netDays}, 24/7.`,
    keywords: [
      'commercial window repair Calgary',
      'storefront glass repair',
      'office glass',
      'property manager windows',
    ],
  },
  glass: {
    path: '/window-glass-replacement-calgary',
    title: `Window Glass Replacement Calgary | ${business.shortName}`,
    description: `New glass in the frame you have. Common sizes the same day, custom glass in ${sayRange(claims.customGlassDays.glassPage)} business days, ${warranty}. Free written quotes in Calgary.`,
    keywords: ['window glass replacement Calgary', 'Low-E glass', 'tempered glass', 'double-pane glass replacement'],
  },
  doublePane: {
    path: '/double-pane-window-repair-calgary',
    title: `Foggy Double-Pane Window Repair Calgary | ${business.shortName}`,
    description: `Fog between the panes means the seal has failed. Resealing ${sayMoneyRange(prices.foggyReseal)}, glass unit replacement ${sayMoneyRange(prices.foggyUnit)} per window. Free assessment in Calgary.`,
    keywords: ['foggy window repair Calgary', 'double-pane window repair', 'window seal failure', 'window defogging'],
  },
  about: {
    path: '/about',
    title: `About Us: Calgary Window Repair | ${business.shortName}`,
    description: `Family owned and in business since ${claims.since}. Licensed, insured, WorkSafe compliant, ${claims.liability} liability coverage and a ${warranty}, open 24/7 in Calgary.`,
    keywords: ['Calgary window company', 'family owned window repair', 'licensed window repair Calgary'],
  },
  contact: {
    path: '/contact',
    title: `Contact: Window Repair in Calgary | ${business.shortName}`,
    description: `Call or text at any hour, email us, or request a free estimate. Window repair in Calgary, ${sayList(mainTowns)}.`,
    keywords: ['contact window repair Calgary', 'window repair quote', 'free window estimate Calgary'],
  },
  faq: {
    path: '/faq',
    title: `Window Repair Questions, Calgary | ${business.shortName}`,
    description:
      'Straight answers on window repair in Calgary: cost, 24/7 emergencies, foggy panes, warranty, chinooks, heritage homes and free estimates.',
    keywords: ['window repair FAQ', 'window repair cost Calgary', 'foggy window questions'],
  },
} as const satisfies Record<PageId, Page>

export type { PageId }

export const pageIds = Object.keys(pages) as PageId[]

/** The page of a path; error pages have none. */
export function pageIdAt(path: string): PageId | undefined {
  return pageIds.find((id) => pages[id].path === path)
}

export const notFoundPage = {
  title: `Page not found | ${business.name}`,
  description: 'This page is missing. Go back to the home page, find a service, or call us at any hour.',
}

export const serverErrorPage = {
  title: `Unexpected error | ${business.name}`,
  description: 'This page could not be shown, and that is our fault. Try again, or call or text us at any hour.',
}
