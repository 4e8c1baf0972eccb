import { existsSync, readdirSync } from 'node:fs'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pages } from '../content/pages.ts'
import * as allTools from './all-tools.ts'
import type { Tool } from './kit/tool.ts'
import { listToolLinks, listTools } from './tool-links.tsx'

const tools = Object.values<Tool>(allTools)
const folders = readdirSync('src/tools', { withFileTypes: true }).filter((entry) => entry.isDirectory())

test('every folder but that of the kit is a tool, with a line in the list', () => {
  expect(new Set([...tools.map(({ name }) => name), 'kit'])).toEqual(new Set(folders.map(({ name }) => name)))
})

test.each(tools)('$name has one place where its script mounts it, and says something there without it', (tool) => {
  const Place = tool.Place as ComponentType
  const markup = renderToStaticMarkup(<Place />)
  expect(markup.split(`data-tool="${tool.name}"`)).toHaveLength(2)
  expect(markup).toMatch(/data-tool-fallback="true">./)
  expect(existsSync(`src/tools/${tool.name}/${tool.name}.astro`)).toBe(true)
})

test.each(tools)('$name is found from every page, and there by its hash alone', ({ name, id, pages: standsOn }) => {
  const find = (path: string) => listTools(path).find((tool) => tool.name === name)
  expect(find('/nowhere')).toMatchObject({ href: `${pages[standsOn[0]].path}#${id}` })
  for (const page of standsOn) expect(find(pages[page].path)).toMatchObject({ href: `#${id}` })
})

const links = tools.flatMap(({ name, id, pages: [page], links }) => links.map((link) => ({ name, id, page, ...link })))

test.each(links)('$name is linked from $on, where the link says so with answers', ({ id, page, on, label, query }) => {
  const href = `${pages[page].path}${query ? `?${query}` : ''}#${id}`
  expect(listToolLinks(on, '/nowhere')).toContainEqual(expect.objectContaining({ label, href }))
})
