import { expect, test } from 'vitest'
import { anchorHref, footerAnchors, isGroup, navigation } from './navigation.ts'
import { pages } from './pages.ts'
import { services } from './services.ts'

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
