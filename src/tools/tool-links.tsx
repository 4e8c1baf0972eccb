import { MoreLink } from '../components/links.tsx'
import { pages } from '../content/pages.ts'
import * as allTools from './all-tools.ts'
import type { LinkPlace, Tool } from './kit/tool.ts'

const tools = Object.values<Tool>(allTools)

/** The links of the tools that want to be linked there. */
export function listToolLinks(on: LinkPlace, currentPath = '') {
  return tools.flatMap((tool) =>
    tool.links
      .filter((link) => link.on === on)
      .map(({ label, query }) => ({ label, href: toolHref(tool, currentPath, query) })),
  )
}

/** All tools, by the question that each answers. */
export function listTools(currentPath: string) {
  const inOrder = tools.toSorted((a, b) => a.find.position - b.find.position)
  return inOrder.map((tool) => ({ name: tool.name, href: toolHref(tool, currentPath), ...tool.find }))
}

/** On a page that the tool stands on, its hash alone; with answers it is another URL. */
function toolHref({ id, pages: standsOn }: Tool, currentPath: string, query = ''): string {
  const paths: readonly string[] = standsOn.map((page) => pages[page].path)
  const isHere = paths.includes(currentPath)
  const search = query && `?${query}`
  if (isHere && !search) return `#${id}`
  return `${isHere ? currentPath : paths[0]}${search}#${id}`
}

export function ToolLinks({ on, currentPath }: { on: LinkPlace; currentPath?: string }) {
  return listToolLinks(on, currentPath).map(({ label, href }) => (
    <MoreLink key={href} href={href}>
      {label}
    </MoreLink>
  ))
}
