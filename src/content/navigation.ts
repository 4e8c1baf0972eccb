import { business, proof } from './business.ts'
import { type PageId, pages } from './pages.ts'
import { services } from './services.ts'

export type NavigationLink = { readonly label: string; readonly path: string }
export type NavigationGroup = { readonly label: string; readonly links: readonly NavigationLink[] }

export const allServices: NavigationGroup = {
  label: 'All Services',
  links: [
    { label: 'All services', path: pages.services.path },
    ...services.map(({ name, path }) => ({ label: name, path })),
  ],
}

/** The main menu. The header lays it out as a bar, the drawer as a list. */
export const navigation: readonly (NavigationLink | NavigationGroup)[] = [
  { label: 'Home', path: pages.home.path },
  allServices,
  { label: 'About', path: pages.about.path },
  { label: 'FAQs', path: pages.faq.path },
  { label: 'Contact', path: pages.contact.path },
]

export function isGroup(entry: NavigationLink | NavigationGroup): entry is NavigationGroup {
  return 'links' in entry
}

/**
 * Anchors of the footer. All but the contact section are on the home page. A link of one name leads to one place, so
 * none is called as a page in the menu is.
 */
export const footerAnchors = {
  services: [
    { label: 'Emergency', id: 'emergency' },
    { label: 'Residential', id: 'residential' },
    { label: 'Business', id: 'commercial' },
    { label: 'Glass', id: 'glass' },
    { label: 'Foggy glass', id: 'foggy' },
  ],
  find: [
    { label: 'Service areas', id: 'areas' },
    { label: 'Questions', id: 'faqs' },
    { label: 'Free quote', id: 'contact' },
  ],
} as const

/** Where an anchor leads from a given page: a bare hash where its section is, else the home page's. */
export function anchorHref(id: string, currentPath: string): string {
  return id === 'contact' || currentPath === pages.home.path ? `#${id}` : `/#${id}`
}

/** The profiles of the business elsewhere, reviews where it has them. */
export const socialLinks: readonly { readonly label: string; readonly href: string }[] = [
  { label: 'Facebook', href: business.social.facebook },
  { label: 'Instagram', href: business.social.instagram },
  { label: 'LinkedIn', href: business.social.linkedin },
  ...(proof.reviews ? [{ label: 'Reviews', href: proof.reviews }] : []),
]

type Breadcrumbs = { readonly above: readonly NavigationLink[]; readonly here: string }

const links = navigation.flatMap((entry) => (isGroup(entry) ? entry.links : [entry]))

function linkTo(page: PageId): NavigationLink {
  const { path } = pages[page]
  const link = links.find((candidate) => candidate.path === path)
  if (!link) throw new Error(`The menu does not lead to ${path}`)
  return link
}

/** The way to a page, in the menu's words: its breadcrumb, and what search engines are told of it. */
export function breadcrumbsTo(page: Exclude<PageId, 'home'>): Breadcrumbs {
  const isService = services.some(({ id }) => id === page)
  return { above: [linkTo(isService ? 'services' : 'home')], here: linkTo(page).label }
}
