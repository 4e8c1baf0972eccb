import { existsSync, readdirSync } from 'node:fs'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { business } from '../content/business.ts'
import { pageIdAt } from '../content/pages.ts'
import * as allTools from './all-tools.ts'
import type { Tool } from './kit/tool.ts'
import { listToolLinks } from './tool-links.tsx'

const tools = Object.values<Tool>(allTools)
const folders = readdirSync('src/tools', { withFileTypes: true }).filter((entry) => entry.isDirectory())

test('every folder but that of the kit is a tool, with a line in the list', () => {
  expect(new Set([...tools.map(({ name }) => name), 'kit'])).toEqual(new Set(folders.map(({ name }) => name)))
})

test.each(tools)('$name has one place where its script mounts it, and says something there without it', (tool) => {
  const Place = tool.Place as ComponentType
  const markup = renderToStaticMarkup(<Place />)
  expect(markup.split(`data-tool="${tool.name}"`)).toHaveLength(2)
  expect(markup).toMatch(/data-tool-fallback="true"><\w/)
  expect(existsSync(`src/tools/${tool.name}/${tool.name}.astro`)).toBe(true)
})

const links = tools.flatMap((tool) => tool.links)

test.each(links)('the link “$label” on $on leads to a page, and there it is a hash alone', ({ on, label, href }) => {
  const { pathname, search, hash } = new URL(href, business.siteUrl)
  expect(pageIdAt(pathname)).toBeDefined()
  expect(listToolLinks(on)).toContainEqual({ label, href })
  // With an answer it is another URL.
  expect(listToolLinks(on, pathname)).toContainEqual({ label, href: search ? href : hash })
})
