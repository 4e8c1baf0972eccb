import { expect, test } from 'vitest'
import { business } from '../content/business.ts'
import { pageIds } from '../content/pages.ts'
import { services } from '../content/services.ts'
import { buildPageGraph, serializeGraph, structuredData } from './json-ld.ts'

const site = new URL('https://example.com')

type Node = { '@type': string; '@id': string; [property: string]: unknown }

function listNodes(page: (typeof pageIds)[number]): Node[] {
  return buildPageGraph(page, site)['@graph'] as unknown as Node[]
}

function find(page: (typeof pageIds)[number], type: string): Node | undefined {
  return listNodes(page).find((node) => node['@type'] === type)
}

test.each(pageIds)('every @id of %s is unique, and every reference leads to a node of the graph', (page) => {
  const nodes = listNodes(page)
  const ids = nodes.map((node) => node['@id'])
  expect(new Set(ids).size).toBe(ids.length)
  const named = [...JSON.stringify(nodes).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id)
  expect(named.filter((id) => !ids.includes(id ?? ''))).toEqual([])
})

test('the business has the same @id on every page', () => {
  const ids = pageIds.map((page) => find(page, 'HomeAndConstructionBusiness')?.['@id'])
  expect(new Set(ids)).toEqual(new Set(['https://example.com/#business']))
})

test('the address of the business is its city, without a street', () => {
  expect(find('home', 'HomeAndConstructionBusiness')?.address).toEqual({
    '@type': 'PostalAddress',
    addressLocality: business.city,
    addressRegion: business.region,
    addressCountry: business.country,
  })
})

test('the home page adds hours and the catalogue of four, no other page does', () => {
  const home = find('home', 'HomeAndConstructionBusiness')
  expect(home).toMatchObject({
    priceRange: structuredData.priceRange,
    openingHoursSpecification: { ...structuredData.hours, dayOfWeek: { length: 7 } },
    hasOfferCatalog: {
      itemListElement: [
        { itemOffered: { name: 'Emergency Window Repair' } },
        { itemOffered: { name: 'Residential Window Repair' } },
        { itemOffered: { name: 'Commercial Window Repair' } },
        { itemOffered: { name: 'Foggy Window Repair' } },
      ],
    },
  })
  const withCatalogue = pageIds.filter((page) => 'hasOfferCatalog' in (find(page, 'HomeAndConstructionBusiness') ?? {}))
  expect(withCatalogue).toEqual(['home'])
})

test('a service page has its service with its provider, other pages have none', () => {
  const withService = pageIds.filter((page) => find(page, 'Service'))
  expect(withService.toSorted()).toEqual(services.map(({ id }) => id).toSorted())
  expect(find('glass', 'Service')?.provider).toEqual({ '@id': 'https://example.com/#business' })
})

test('the emergency service is reached at all hours, in English', () => {
  expect(find('emergency', 'Service')?.availableChannel).toMatchObject({
    '@type': 'ServiceChannel',
    availableLanguage: 'English',
    serviceLocation: { openingHours: `Mo-Su ${structuredData.hours.opens}-${structuredData.hours.closes}` },
  })
})

test('no rating and no review on any page', () => {
  const all = JSON.stringify(pageIds.map((page) => buildPageGraph(page, site)))
  expect(all).not.toMatch(/rating|review/i)
})

test('a text cannot end the script element that holds it', () => {
  const graph = buildPageGraph('home', site)
  const hostile = { ...graph, '@graph': [{ '@type': 'Thing', name: '</script><b>' } as const] }
  const written = serializeGraph(hostile)
  expect(written).not.toContain('<')
  expect(JSON.parse(written)).toEqual(hostile)
})
