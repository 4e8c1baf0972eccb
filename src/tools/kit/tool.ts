import type { ReactNode } from 'react'
import type { PageId } from '../../content/pages.ts'

/** Where the site has room for a link to a tool: in the menu, the footer, beside prices, under a question, over the form. */
export type LinkPlace = 'menu' | 'footer' | `prices-${PageId}` | `question-${string}` | `form-${PageId}`

export type ToolLink = { readonly on: LinkPlace; readonly label: string; readonly href: string }

/** What the rest of the site knows of a tool. */
export type Tool = {
  /** That of its folder, of its script and of its place in a page. */
  readonly name: string
  /** Where it stands in a page, and what is there without it. */
  readonly Place: (props: never) => ReactNode
  readonly links: readonly ToolLink[]
}
