import { isGroup, type NavigationLink, navigation } from './navigation.ts'
import { type PageId, pages } from './pages.ts'
import { services } from './services.ts'

export type Breadcrumbs = { readonly above: readonly NavigationLink[]; readonly here: string }

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
