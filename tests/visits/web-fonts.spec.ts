import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { create } from 'fontkitten'
import { pages } from '../../src/content/pages.ts'
import { estimateForm } from '../../src/form/words.ts'
import { builtPaths, openPage, readPaintedFamilies, waitForWebFonts } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { readPageText } from '../support/visit.ts'

test.use({ allowedConsole: /status of 404/ })

/** As long as src/layouts/scripts/web-fonts.ts waits for the first paint, which on a busy machine can come later. */
const paintTimeoutMs = 1000

/** The file of each family that every page loads. */
const files = { 'Familjen Grotesk': 'familjen-grotesk', Figtree: 'figtree' }
const characters = new Map(Object.entries(files).map(([family, file]) => [family, listCharacters(file)]))

function listCharacters(file: string): Set<string> {
  const font = create(readFileSync(`src/styles/fonts/${file}.woff2`))
  if (font.isCollection) throw new Error(`${file} is a collection of fonts, not a font.`)
  return new Set(font.characterSet.map((code) => String.fromCodePoint(code)))
}

for (const path of builtPaths()) {
  test(`${path} is painted first; its web fonts are fetched after that, and applied to all of it`, async ({
    visit,
  }) => {
    const { page } = await visit(path)
    const { paint, fonts } = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      fonts: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')),
    }))
    expect(fonts).toHaveLength(2)
    const earliest = Math.min(paint, paintTimeoutMs)
    expect(fonts.filter(({ startTime }) => startTime < earliest)).toEqual([])
    expect(await readPaintedFamilies(page, 'h1')).toContain('Familjen Grotesk')
    expect(await readPaintedFamilies(page, 'main > section p')).toEqual(['Figtree'])
    expect(await readPaintedFamilies(page, 'footer h2')).toEqual(['Figtree'])
  })
}

test('a second page has the web fonts from its first paint', async ({ page, baseURL }) => {
  await openPage(page, pages.services.path)
  await page.goto(pages.faq.path, { referer: `${baseURL}/services`, waitUntil: 'commit' })
  await expect(page.locator('h1')).toBeVisible()
  expect(await page.evaluate(() => window.pendingFonts)).toBeUndefined()
  await expect.poll(() => readPaintedFamilies(page, 'h1')).toContain('Familjen Grotesk')
})

/** A script may have added a place for words that are still to come, which is an empty line. */
function listLines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim())
}

test.describe('while the web fonts are on their way', () => {
  /** Keeps the font files back until what it returns is called. */
  async function holdFonts(page: Page): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await promise
      await route.continue()
    })
    return resolve
  }

  for (const path of builtPaths()) {
    test(`all of ${path} is there to be read, searched and printed`, async ({ visit }) => {
      const { page, textBeforeFonts } = await visit(path)
      const text = await readPageText(page)
      expect(listLines(textBeforeFonts)).toEqual(listLines(text))
      expect(textBeforeFonts.length).toBeGreaterThan(2000)
    })
  }

  for (const hash of ['#contact', '#areas']) {
    test(`a link to /${hash} finds its place, and the place stays where it is when they come`, async ({ page }) => {
      const release = await holdFonts(page)
      await page.goto(`/${hash}`, { waitUntil: 'domcontentloaded' })
      const title = page.locator(`${hash}-title`)
      await expect(title).toBeInViewport()
      const header = await page.getByRole('banner').boundingBox()
      expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0)
      release()
      await waitForWebFonts(page)
      await expect(title).toBeInViewport()
      expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0)
    })
  }
})

test.describe('where the web fonts cannot be had', () => {
  test.use({ allowedConsole: /ERR_FAILED/ })

  test('the heading is painted in the fallback', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort())
    await openPage(page, '/')
    expect(await readPaintedFamilies(page, 'h1')).not.toContain('Familjen Grotesk')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  })
})

type Text = { family: string; weight: number; text: string }

/** What there is to read on a page, by the family and the weight that it asks for. */
async function readTexts(page: Page): Promise<Text[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement
      if (!element || element.closest('script, style, .visually-hidden')) continue
      const { fontFamily, fontWeight } = getComputedStyle(element)
      const [family = ''] = fontFamily.replaceAll('"', '').split(', ')
      texts.push({
        family,
        weight: Number(fontWeight),
        text: (walker.currentNode.textContent ?? '').replace(/\s/g, ''),
      })
    }
    return texts.filter(({ text }) => text !== '')
  })
}

for (const path of [...builtPaths(), '/no-such-page']) {
  test(`every character on ${path} is in its font, in a weight that the font has`, async ({ visit }) => {
    const { page } = await visit(path)
    const texts = await readTexts(page)
    expect(new Set(texts.map(({ family }) => family))).toEqual(new Set(characters.keys()))
    const missing = texts.filter(({ family, text }) => [...text].some((one) => !characters.get(family)?.has(one)))
    expect(missing, 'Run `npm run fonts` to subset the fonts again.').toEqual([])
    const faces = await page.evaluate(() =>
      [...document.fonts].map(({ family, weight }) => ({ family: family.replaceAll('"', ''), weight })),
    )
    const hasFace = ({ family, weight }: Text) =>
      faces.some((face) => {
        const [min = 0, max = min] = face.weight.split(' ').map(Number)
        return face.family === family && min <= weight && weight <= max
      })
    const unknown = texts.filter((text) => !hasFace(text))
    expect(unknown, 'The weights are set in scripts/fonts/subset-fonts.ts.').toEqual([])
  })
}

test('characters that no page has are fetched when someone types them, and not before', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fetched.push(new URL(request.url()).pathname)
  })
  await openPage(page, pages.contact.path)
  const name = page.locator('#contact').getByLabel(estimateForm.name.label)
  await name.fill('Morgan Reyes')
  await page.evaluate(() => document.fonts.ready)
  expect(fetched).toHaveLength(2)

  await name.fill('Zoë Łukasiewicz')
  await expect.poll(() => readPaintedFamilies(page, '#contact input')).toEqual(['Figtree'])
  expect(fetched).toHaveLength(4)
})

test('every fallback family is one of the page, or the browser’s own', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.fulfill({ status: 404 }))
  await page.goto('/')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeInViewport()
  const families = await title.evaluate((heading) => getComputedStyle(heading).fontFamily)
  const [, ...fallbacks] = families.replaceAll('"', '').split(', ')
  const faces = await page.evaluate(() => [...document.fonts].map(({ family }) => family.replaceAll('"', '')))
  expect(fallbacks.filter((family) => !faces.includes(family))).toEqual(['sans-serif'])
})
