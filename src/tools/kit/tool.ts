import type { ReactNode } from 'react'
import type { PageId } from '../../content/pages.ts'

/** Where the site has room for a link to a tool: beside prices, under a question, over the form. */
export type LinkPlace = `prices-${PageId}` | `question-${string}` | `form-${PageId}`

export type ToolLink = {
  readonly on: LinkPlace
  readonly label: string
  /** Answers that the tool opens with, such as 'cost=fog.1'. */
  readonly query?: string
}

/** What the rest of the site knows of a tool. */
export type Tool = {
  /** The name of its folder, of its script, and in `data-tool`. */
  readonly name: string
  /** The id of its section, to which links lead. */
  readonly id: string
  /** The pages that it stands on. Links from other pages lead to the first. */
  readonly pages: readonly [PageId, ...PageId[]]
  /** Where it stands in a page, and what is there without it. */
  readonly Place: (props: never) => ReactNode
  /** How it is found: in the footer, and in the row of tools on the home and services pages. */
  readonly find: {
    readonly label: string
    readonly note: string
    readonly Picture: () => ReactNode
    /** Among the tools, from the one that most visitors look for. */
    readonly position: number
  }
  readonly links: readonly ToolLink[]
}
