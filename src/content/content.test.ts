import { expect, test } from 'vitest'
import { contact } from '../views/contact/words.ts'
import { listSamples } from './business.ts'
import { homeFaqs, pageFaqs } from './faqs.ts'
import { anchorHref, footerAnchors, isGroup, navigation } from './navigation.ts'
import { pages } from './pages.ts'
import { places } from './places.ts'
import { services } from './services.ts'
import { listLegalTexts } from './site.ts'

test('no answer repeats the home page word for word', () => {
  const home = homeFaqs.map(({ answer }) => answer)
  expect(pageFaqs.filter(({ answer }) => home.some((said) => said === answer))).toEqual([])
})

const links = navigation.flatMap((entry) => (isGroup(entry) ? entry.links : [entry]))

test('the dropdown lists /services and the five service pages', () => {
  const dropdown = navigation.find(isGroup)
  const paths = [pages.services.path, ...services.map((service) => service.path)]
  expect(dropdown?.links.map((link) => link.path)).toEqual(paths)
})

test('every target is a page and every page is a target', () => {
  expect(new Set(links.map((link) => link.path))).toEqual(new Set(Object.values(pages).map((page) => page.path)))
})

test('footer anchors are bare on the home page and lead there from elsewhere', () => {
  const ids = [...footerAnchors.services, ...footerAnchors.find].map((anchor) => anchor.id)
  expect(ids).toEqual(['emergency', 'residential', 'commercial', 'glass', 'foggy', 'areas', 'faqs', 'contact'])
  expect(anchorHref('areas', '/')).toBe('#areas')
  expect(anchorHref('areas', '/about')).toBe('/#areas')
  expect(anchorHref('contact', '/about')).toBe('#contact')
})

test('all four quadrants are named', () => {
  const quadrants = places.flatMap(({ quadrant }) => quadrant ?? [])
  expect(new Set(quadrants)).toEqual(new Set(['Northwest', 'Northeast', 'Southwest', 'Southeast']))
})

test('every community of the service areas stands in exactly one group of the contact page', () => {
  const listed = contact.communities.groups.flatMap((group): string[] => [...group.places])
  const served = places.map(({ name }): string => name)
  expect(listed.toSorted()).toEqual(served.toSorted())
})

const samples = {
  name: 'Northpane Window Repair',
  phone: '+14035550142',
  email: 'hello@northpane.example',
  siteUrl: 'https://www.northpane.example',
  social: { facebook: 'https://www.facebook.com/northpane.example' },
  city: 'Calgary',
  referencePrefix: 'NP',
}

test('names each value that is still a sample', () => {
  const written = listSamples(samples, undefined).map(({ path, value }) => `${path.join('.')}: ${value}`)
  expect(written).toEqual([
    'name: Northpane Window Repair',
    'phone: +14035550142',
    'email: hello@northpane.example',
    'siteUrl: https://www.northpane.example',
    'social.facebook: https://www.facebook.com/northpane.example',
    'referencePrefix: NP',
  ])
})

test('is quiet about what was changed, SITE_URL included', () => {
  const changed = {
    name: 'Clearview Glass',
    phone: '+14032345678',
    email: 'hello@clearview.ca',
    siteUrl: 'https://www.northpane.example',
  }
  expect(listSamples(changed, 'https://clearview.ca')).toEqual([])
})

/** The school grade that a text asks for, by Flesch and Kincaid. One or two vowels are a syllable, a silent e is none. */
function gradeOf(text: string): number {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  const sentences = text.match(/[.!?](?=\s|$)/g) ?? []
  const syllables = words.map(
    (word) => word.replace(/([^laeiouy]es|ed|[^laeiouy]e)$/, '').match(/[aeiouy]{1,2}/g)?.length ?? 1,
  )
  const total = syllables.reduce((sum, count) => sum + count, 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (total / words.length) - 15.59
}

test.each(['none', 'receiver', 'service'] as const)('privacy and terms read at grade 8 or below: %s', (delivery) => {
  for (const { title, paragraphs } of listLegalTexts(delivery, true, delivery === 'receiver')) {
    const grade = gradeOf(paragraphs.join(' '))
    expect(grade, title).toBeGreaterThan(3)
    expect(grade, title).toBeLessThanOrEqual(8)
  }
})
