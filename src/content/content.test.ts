import { expect, test } from 'vitest'
import { contact } from '../views/contact/words.ts'
import { faqGroups, homeFaqs, pageFaqs } from './faqs.ts'
import { anchorHref, footerAnchors, isGroup, navigation } from './navigation.ts'
import { pages } from './pages.ts'
import { neighbourhoods, places } from './places.ts'
import { services } from './services.ts'

test('the home page asks each question once', () => {
  expect(new Set(homeFaqs.map((faq) => faq.question)).size).toBe(homeFaqs.length)
})

test('the FAQ page has each question under its own readable hash', () => {
  const ids = pageFaqs.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z-]+$/.test(id))).toEqual([])
})

test('the questions stand in the order of their groups', () => {
  const groups = Object.keys(faqGroups)
  const orders = pageFaqs.map(({ group }) => groups.indexOf(group))
  expect(orders).toEqual(orders.toSorted((a, b) => a - b))
  expect(new Set(orders).size).toBe(groups.length)
})

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

test('every place has a name of its own, and stands in one group', () => {
  const names = places.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  const inGroups = Object.values(neighbourhoods).flatMap((group) => group.places)
  expect(new Set(inGroups).size).toBe(inGroups.length)
})

test('every established and suburban neighbourhood has a quadrant, and all four quadrants are named', () => {
  const outer = places.filter(({ group }) => group === 'established' || group === 'suburban')
  const quadrants = outer.map((place) => ('quadrant' in place ? place.quadrant : place.name))
  expect(new Set(quadrants)).toEqual(new Set(['Northwest', 'Northeast', 'Southwest', 'Southeast']))
})

test('every community of the service areas stands in exactly one group of the contact page', () => {
  const listed = contact.communities.groups.flatMap((group): string[] => [...group.places])
  const served = places.map(({ name }): string => name)
  expect(listed.toSorted()).toEqual(served.toSorted())
})
