import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import subsetFont from 'subset-font'
import { type FontFace, fontFaceRule, readFontFace } from '../scripts/fonts/font-face.ts'
import { readFontMetrics } from '../scripts/fonts/read-font.ts'
import { builtPaths } from './support/built-pages.ts'
import { openPage } from './support/open-page.ts'
import { readPaintedFamilies } from './support/painted-families.ts'
import { expect, test } from './support/test.ts'

test.use({ allowedConsole: /status of 404/ })

/** The faces that pages load on arrival. */
function readArrivingFaces(): FontFace[] {
  const rules = readFileSync('dist/index.html', 'utf8').match(fontFaceRule) ?? []
  return rules.flatMap((rule) => readFontFace(rule) ?? []).filter(({ unicodeRange }) => !unicodeRange)
}

async function readCharacters({ url }: FontFace): Promise<Set<string>> {
  const font = await subsetFont(readFileSync(`dist${url}`), undefined, { targetFormat: 'sfnt', keepAllGlyphs: true })
  return new Set(readFontMetrics(font).widths.keys())
}

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
  test(`every character on ${path} is in its font, in a weight that the font has`, async ({ page, baseURL }) => {
    const faces = readArrivingFaces()
    const characters = new Map(
      await Promise.all(faces.map(async (face) => [face.family, await readCharacters(face)] as const)),
    )
    // As from another of our pages: a first visitor's words may stay in the fallback where ours would move them.
    await page.goto(path, { referer: `${baseURL}/` })
    const texts = await readTexts(page)
    expect(new Set(texts.map(({ family }) => family))).toEqual(new Set(faces.map(({ family }) => family)))
    expect(texts.filter(({ family, text }) => [...text].some((one) => !characters.get(family)?.has(one)))).toEqual([])
    const has = ({ family, weight }: Text) =>
      faces.some(({ weights, ...face }) => face.family === family && weights.min <= weight && weight <= weights.max)
    expect(texts.filter((text) => !has(text))).toEqual([])
  })
}

test('letters that no page has are fetched when someone types them, and not before', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fetched.push(new URL(request.url()).pathname)
  })
  await openPage(page, '/contact')
  const name = page.locator('#contact').getByLabel('Name')
  await name.fill('Morgan Reyes')
  await page.evaluate(() => document.fonts.ready)
  expect(fetched.sort()).toEqual(readArrivingFaces().map(({ url }) => url))

  await name.fill('Zoë Łukasiewicz')
  await expect.poll(() => readPaintedFamilies(page, '#contact input')).toEqual(['Figtree'])
  expect(fetched).toHaveLength(4)
})

test('a page reads without its fonts', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.fulfill({ status: 404 }))
  await page.goto('/')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeInViewport()
  const families = await title.evaluate((heading) => getComputedStyle(heading).fontFamily)
  const [, ...fallbacks] = families.replaceAll('"', '').split(', ')
  const faces = await page.evaluate(() => [...document.fonts].map(({ family }) => family.replaceAll('"', '')))
  expect(fallbacks.filter((family) => !faces.includes(family))).toEqual(['sans-serif'])
})

for (const { family, weight } of [
  { family: 'Familjen Grotesk', weight: 600 },
  { family: 'Figtree', weight: 400 },
  { family: 'Figtree', weight: 600 },
]) {
  test(`the fallback of ${family} at ${weight} is as high, and within a fiftieth as wide`, async ({ page }) => {
    await page.goto('/')
    const fallback = await page.evaluate(
      (font) => document.fonts.load(font).then((faces) => faces.length),
      `${weight} 1rem "${family} Arial"`,
    )
    test.skip(fallback === 0, 'This machine has neither Arial nor a font of its widths.')
    await page.evaluate(loadFileOf, family)
    const [own, other] = await page.evaluate(
      (fonts) =>
        fonts.map((font) => {
          const line = document.createElement('span')
          line.style.cssText = `position: absolute; white-space: nowrap; font: ${font}`
          line.textContent = document.querySelector('main')?.innerText ?? ''
          document.body.append(line)
          return { width: line.offsetWidth, height: line.offsetHeight }
        }),
      [`${weight} 1rem "Own"`, `${weight} 1rem "${family} Arial"`],
    )
    expect(other?.height).toBe(own?.height)
    expect(Math.abs((other?.width ?? 0) / (own?.width ?? 1) - 1)).toBeLessThan(0.02)
  })
}

/** Loads a family's first file as "Own": the page itself leaves out a font that came too late for its first paint. */
async function loadFileOf(family: string): Promise<void> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const rule = rules.find(
    (one) => one instanceof CSSFontFaceRule && one.style.getPropertyValue('font-family').replaceAll('"', '') === family,
  ) as CSSFontFaceRule
  const face = new FontFace('Own', rule.style.getPropertyValue('src'), {
    weight: rule.style.getPropertyValue('font-weight'),
  })
  document.fonts.add(await face.load())
}
