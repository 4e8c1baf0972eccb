import type { Page } from '@playwright/test'
import { pageFaqs } from '../../src/content/faqs.ts'
import { pageIds, pages } from '../../src/content/pages.ts'
import { namesInGroup } from '../../src/content/places.ts'
import { services } from '../../src/content/services.ts'
import { formatPhone } from '../../src/lib/links.ts'
import { expect, test } from '../support/test.ts'

async function readGraph(page: Page): Promise<JsonLdNode[]> {
  const script = page.locator('script[type="application/ld+json"]')
  await expect(script).toHaveCount(1)
  return JSON.parse((await script.textContent()) ?? '')['@graph']
}

function findNode(graph: JsonLdNode[], type: string): JsonLdNode {
  const node = graph.find((candidate) => candidate['@type'] === type)
  if (!node) throw new Error(`No ${type} in the graph`)
  return node
}

/** Every value of a property, however deep. */
function listValues(value: unknown, name: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => listValues(item, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === name && typeof inner === 'string' ? [inner] : listValues(inner, name),
  )
}

/** What a reader can come to see, closed questions and legal texts included. */
async function readWords(page: Page): Promise<string> {
  return page.locator('body').evaluate((body) => {
    const copy = body.cloneNode(true) as HTMLElement
    for (const element of copy.querySelectorAll('script, style')) element.remove()
    return (copy.textContent ?? '').replace(/\s+/g, ' ')
  })
}

for (const id of pageIds) {
  const { path } = pages[id]
  // That it keeps to schema.org's vocabulary is proved by the types of schema-dts.
  test(`the data of ${path} has all that Google requires, and says what can be read there`, async ({ visit }) => {
    const { page } = await visit(path)
    const [graph, words] = [await readGraph(page), await readWords(page)]
    expect(findMissingProperties(graph)).toEqual([])
    for (const phone of listValues(graph, 'telephone'))
      expect(words).toContain(formatPhone(phone).replace('\u00a0', ' '))
    for (const email of listValues(graph, 'email')) expect(words).toContain(email)
    for (const opens of listValues(graph, 'opens'))
      expect([opens, words]).toEqual(['00:00', expect.stringMatching(/24 hours a day/)])
    if (services.some((service) => service.path === path)) {
      expect(words.toLowerCase()).toContain(String(findNode(graph, 'Service').name).toLowerCase())
    }

    const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
    if (id === 'home') {
      expect(graph.map((node) => node['@type'])).not.toContain('BreadcrumbList')
      await expect(steps).toHaveCount(0)
      return
    }
    const told = (findNode(graph, 'BreadcrumbList').itemListElement as JsonLdNode[]).map(({ name, item }) => {
      const url = (item as JsonLdNode)['@id']
      return [name, new URL(String(url)).pathname]
    })
    await expect(steps.last()).toBeVisible()
    const shown = await steps.evaluateAll((items) =>
      items.map((item) => [item.textContent, item.querySelector('a')?.pathname ?? location.pathname]),
    )
    expect(told, 'the breadcrumb is the one that can be seen').toEqual(shown)
  })
}

test('areas, prices and figures in the data can be read on the site', async ({ visit }) => {
  const graphs: JsonLdNode[] = []
  let words = ''
  for (const id of pageIds) {
    const { page } = await visit(pages[id].path)
    graphs.push(...(await readGraph(page)))
    words += await readWords(page)
  }
  const areas = new Set(graphs.flatMap((node) => listValues(node.areaServed, 'name')))
  expect(areas.size).toBe(1 + namesInGroup('extended').length)
  for (const area of areas) expect(words).toContain(area)
  const figures = new Set(JSON.stringify(graphs).match(/\$\d[\dM]*|\d+%/g))
  expect(figures.size).toBeGreaterThan(3)
  for (const figure of figures) expect(words).toContain(figure)
})

test('the questions and answers in the data are those on the page, word for word', async ({ visit }) => {
  const { page } = await visit(pages.faq.path)
  const questions = findNode(await readGraph(page), 'FAQPage').mainEntity as JsonLdNode[]
  const told = questions.map(({ name, acceptedAnswer }) => [name, (acceptedAnswer as JsonLdNode).text])
  const shown = await page
    .getByRole('main')
    .locator('details[name]')
    .evaluateAll((items) =>
      items.map((item) => [
        // The short answer is beside the question.
        item.querySelector('summary > span')?.firstChild?.textContent,
        item.querySelector('p')?.textContent,
      ]),
    )
  expect(told).toHaveLength(pageFaqs.length)
  expect(told).toEqual(shown)
  expect(told).toEqual(pageFaqs.map(({ question, answer }) => [question, answer]))
})

type JsonLdNode = { readonly [property: string]: unknown }

/** What Google's documentation marks as required for each type that it makes something of. */
const required: Readonly<Record<string, readonly string[]>> = {
  HomeAndConstructionBusiness: ['name', 'address'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  WebSite: ['name', 'url'],
}

/** The required properties that are missing, anywhere in a value. A node that only adds to another one is not asked. */
function findMissingProperties(value: unknown, isNested = false): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => findMissingProperties(item, isNested))
  if (typeof value !== 'object' || value === null) return []
  const node = value as JsonLdNode
  const type = String(node['@type'])
  const asked = isNested && '@id' in node ? [] : (required[type] ?? [])
  const missing = asked.filter((name) => !node[name]).map((name) => `${type}.${name}`)
  return [...missing, ...Object.values(node).flatMap((inner) => findMissingProperties(inner, true))]
}
