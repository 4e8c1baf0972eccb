import { brotliCompressSync } from 'node:zlib'
import type { Browser, Request } from '@playwright/test'
import { pages } from '../../src/content/pages.ts'
import { listTools } from '../../src/tools/kit/testing.ts'
import { budgets, buildToolBudget, expectWithin, maxArrivalRequests } from '../support/budgets.ts'
import { builtPaths } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { expectNoShift, repeatWebFonts, type VisitedFile } from '../support/visit.ts'

function addUp(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0)
}

function listPaths(files: readonly VisitedFile[]): string[] {
  return files.map(({ path }) => path)
}

for (const path of builtPaths()) {
  test.describe(path, () => {
    test('is a document within its budget, styles and all', async ({ visit }) => {
      const { files, encoding } = await visit(path)
      const size = addUp(files.filter(({ type }) => type === 'document').map(({ bodySize }) => bodySize))
      expect(encoding).toBe('br')
      expect(size).toBeGreaterThan(0)
      expectWithin(budgets.document, size, path)
    })

    test('arrives without a script file but that of the fog, and its inline scripts are small', async ({ visit }) => {
      const { files, html } = await visit(path)
      const scripts = files.filter(({ type }) => type === 'script')
      expect(scripts).toHaveLength(html.includes('data-fog-view=') ? 1 : 0)
      for (const script of scripts) {
        expect(script.path).toContain('/wipe-fog')
        expectWithin(budgets.fogScript, script.bodySize, path)
      }
      const inline = [...html.matchAll(/<script(?![^>]*json)[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code)
      expect(inline.length).toBeGreaterThan(1)
      expectWithin(budgets.inlineScripts, brotliCompressSync(inline.join('\n')).length, path)
    })

    test('arrives with two font files within their budget', async ({ visit }) => {
      const fonts = (await visit(path)).files.filter(({ type }) => type === 'font')
      expect(fonts).toHaveLength(2)
      expectWithin(budgets.fonts, addUp(fonts.map(({ bodySize }) => bodySize)), path)
    })

    for (const width of [390, 1440]) {
      test(`keeps within its requests and bytes before anyone scrolls, at ${width} px`, async ({ visit }) => {
        const { files } = await visit(path, width)
        expect(files.length, listPaths(files).join(' ')).toBeLessThanOrEqual(maxArrivalRequests)
        const total = addUp(files.map(({ headersSize, bodySize }) => headersSize + bodySize))
        expect(total).toBeGreaterThan(0)
        expectWithin(budgets.arrival, total, `${path} at ${width} px`)
      })
    }

    for (const width of [390, 820, 1440]) {
      test(`does not move while it loads, gets its web fonts and is scrolled, at ${width} px`, async ({ visit }) => {
        const { shifts, rewrapped } = await visit(path, width)
        expectNoShift(shifts, `${path} at ${width} px`, rewrapped)
      })
    }

    test('does not move when it gets its web fonts, at nine widths more', async ({ visit }) => {
      for (const [visitedWidth, widths] of [
        [390, [360, 375, 393, 412, 430]],
        [820, [768]],
        [1440, [1024, 1280, 1920]],
      ] as const) {
        const { page } = await visit(path, visitedWidth)
        const visitedSize = page.viewportSize()
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          const { shifts, rewrapped } = await repeatWebFonts(page)
          expectNoShift(shifts, `${path} at ${width} px`, rewrapped)
        }
        if (visitedSize) await page.setViewportSize(visitedSize)
      }
    })
  })
}

test('React comes when the form comes near, and keeps within its budget', async ({ page }) => {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto('/')
  await page.locator('#contact').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-estimate-form="ready"]')).toBeVisible()
  const total = addUp(await Promise.all(sizes))
  expect(total).toBeGreaterThan(0)
  expectWithin(budgets.formScripts, total, 'The form')
})

type Weight = { wire: number; unpacked: number }

/** Each script that a first visitor's browser fetches once an element of a page is on the screen, by its URL. */
async function weighScripts(browser: Browser, url: string, element: string, ready: string) {
  // A context of its own, since pages that share a cache fetch what they share once.
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  const weights: Promise<[string, Weight]>[] = []
  const weigh = async (request: Request): Promise<[string, Weight]> => {
    const [sizes, response] = await Promise.all([request.sizes(), request.response()])
    return [request.url(), { wire: sizes.responseBodySize, unpacked: (await response?.body())?.length ?? Number.NaN }]
  }
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') weights.push(weigh(request))
  })
  await page.goto(url)
  await page.locator(element).scrollIntoViewIfNeeded()
  await expect(page.locator(`${element}${ready}`)).toBeAttached()
  await page.waitForLoadState('networkidle')
  const scripts = new Map(await Promise.all(weights))
  await page.close()
  return scripts
}

test('each tool, and what they share, keep within their budgets on top of what the form fetches', async ({
  browser,
  baseURL,
}) => {
  const weigh = (path: string, element: string, ready: string) =>
    weighScripts(browser, new URL(path, baseURL).href, element, ready)
  const form = await weigh(pages.contact.path, '#contact form', '[data-estimate-form="ready"]')
  expect(form.size).toBeGreaterThan(1)
  const tools = await listTools()
  const shared = new Map<string, Weight>()
  for (const { name, path, maxScriptBytes } of tools) {
    const scripts = await weigh(path, `[data-tool="${name}"]`, '[data-state="ready"]')
    const others = ['wipe-fog', ...tools.map((tool) => tool.name).filter((other) => other !== name)]
    const isOther = (url: string) => others.some((other) => url.includes(`/${other}.`))
    const own = [...scripts].filter(([url]) => !form.has(url) && !isOther(url))
    expect(own.length, `${name}: its own script and what tools share`).toBeGreaterThan(1)
    expectWithin(budgets.tool, addUp(own.map(([, { wire }]) => wire)), name)
    for (const [url, weight] of own) {
      if (url.includes(`/${name}.`)) expectWithin(buildToolBudget(maxScriptBytes), weight.unpacked, name)
      else shared.set(url, weight)
    }
  }
  expectWithin(budgets.toolKit, addUp([...shared.values()].map(({ unpacked }) => unpacked)), 'The tools')
})
