import { readdirSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Tab } from '../../../tests/engines/engine.ts'
import { prices } from '../../content/claims.ts'
import type { Range } from '../../lib/format.ts'

/** The sum of some prices as the page writes it. Tests do not ask the code that they test. */
export function writeRange(...prices: readonly Range[]): string {
  const write = (end: keyof Range) => `$${prices.reduce((sum, price) => sum + price[end], 0).toLocaleString('en-CA')}`
  return `${write('from')}–${write('to')}`
}

/** Fog between the panes, before it is said which of two repairs it is. */
export const fogPrice: Range = { from: prices.foggyReseal.from, to: prices.foggyUnit.to }

/** No owner has it on a list. */
export const unlistedPlace = 'Elsewhere-on-Bow'

export const phone = { width: 390, height: 844 }

/** Where the call bar begins on it. */
export const callBarTop = 774

/** What the tests of all tools need of one: `example` in its testing.ts. */
export type ToolExample = {
  /** Of a page that it stands in, with its hash. */
  path: string
  /** Says one thing, by a tap. */
  sayOne: (tool: Locator) => Promise<void>
  /** What a visitor taps first. */
  firstTap: string
  /** A field that is typed in once something was said. */
  typed?: { query: string; field: string; key: string }
  /** A query with several answers, and what the tool opens with. */
  answered: { query: string; figure: string; line: string }
  /** With this query it has a link that hands another to that tool. */
  leadsTo?: { tool: string; from: string; with: string }
  /** Queries in which there is nothing that the tool understands. */
  nonsense: readonly string[]
  /** A limit for its script with its styles, minified and not compressed. A twentieth of it stays free. */
  maxScriptBytes: number
  /** What is done in every engine, one after the other. */
  steps: readonly Step[]
}

/** Something that is done in a tool, and what is then there. */
export type Step = {
  act: (tab: Tab) => Promise<void>
  /** The answer. */
  figure?: string
  /** Other words in the tool. */
  shows?: string
  /** What a link to the form writes there: the issue and the message. */
  request?: readonly [issue: string, message: string]
}

/** Every tool, by its folder: browser tests cannot read all-tools.ts, which imports CSS modules. */
export async function listTools(): Promise<(ToolExample & { name: string })[]> {
  const folders = readdirSync('src/tools', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const names = folders.map(({ name }) => name).filter((name) => name !== 'kit')
  return Promise.all(
    names.map(async (name) => {
      const { example }: { example: ToolExample } = await import(`../${name}/testing.ts`)
      return { name, ...example }
    }),
  )
}

export function getTool(page: Page, name: string): Locator {
  return page.locator(`[data-tool="${name}"]`)
}

/** Opens a page and waits until the script of its tool has come. */
export async function openTool(page: Page, name: string, path: string): Promise<Locator> {
  await page.goto(path)
  const tool = getTool(page, name)
  await tool.scrollIntoViewIfNeeded()
  await expect(tool).toHaveAttribute('data-state', 'ready')
  return tool
}
