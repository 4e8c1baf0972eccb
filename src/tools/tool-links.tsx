import { MoreLink } from '../components/links.tsx'
import * as tools from './all-tools.ts'
import type { LinkPlace, Tool } from './kit/tool.ts'

/** The links of the tools that want to be linked there. A link to the same page is its hash alone. */
export function listToolLinks(on: LinkPlace, currentPath = '') {
  const links = Object.values<Tool>(tools).flatMap((tool) => tool.links)
  return links
    .filter((link) => link.on === on)
    .map(({ label, href }) => ({
      label,
      href: href.startsWith(`${currentPath}#`) ? href.slice(currentPath.length) : href,
    }))
}

export function ToolLinks({ on, currentPath }: { on: LinkPlace; currentPath?: string }) {
  return listToolLinks(on, currentPath).map(({ label, href }) => (
    <MoreLink key={href} href={href}>
      {label}
    </MoreLink>
  ))
}
