import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { builtPaths } from './support/built-pages.ts'
import { blocks, openPage, waitForWebFonts } from './support/open-page.ts'
import { readPaintedFamilies } from './support/painted-families.ts'
import { expect, test } from './support/test.ts'

/** The first family that an element asks for. */
function readFamily(page: Page, selector: string): Promise<string | undefined> {
  return page.locator(selector).evaluate((element) => getComputedStyle(element).fontFamily.split(/"?, "?/)[0])
}

for (const path of builtPaths()) {
  test(`the words of ${path} are painted first, and our letters fetched after them`, async ({ page }) => {
    await page.goto(path)
    await waitForWebFonts(page)
    const { paint, fonts } = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      fonts: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')),
    }))
    expect(fonts).toHaveLength(2)
    expect(fonts.filter(({ startTime }) => startTime < paint)).toEqual([])
  })
}

for (const width of [390, 820, 1440]) {
  test(`at ${width} px a first visitor gets our letters from the top of the page to its end`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await waitForWebFonts(page)
    expect(await page.locator(`:is(${blocks}):not([data-ready="letters"])`).count()).toBe(0)
    expect(await readPaintedFamilies(page, 'h1')).toEqual(['Familjen Grotesk', 'Figtree'])
    expect(await readPaintedFamilies(page, 'footer h2')).toEqual(['Figtree'])
  })
}

for (const path of builtPaths()) {
  test(`no whole section of ${path} is left in the fallback for what only part of it would do`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await waitForWebFonts(page)
    expect(await page.locator(`:is(${blocks}):is([data-plain], :not([data-ready="letters"]))`).count()).toBe(0)
  })
}

test('a second page has our letters from its first paint', async ({ page, baseURL }) => {
  await openPage(page, '/about')
  await page.goto('/faq', { referer: `${baseURL}/about`, waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-rest', /^(later|soon)$/)
  await expect(page.locator('html')).not.toHaveAttribute('data-letters')
  expect(await readFamily(page, 'h1')).toBe('"Familjen Grotesk')
})

test('a headline that would take more room in our letters keeps the fallback until the next page', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', bypassCSP: true })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const style = document.createElement('style')
    style.textContent = '[data-ready="letters"] h1:not([data-plain]) { line-height: 3 }'
    addEventListener('DOMContentLoaded', () => document.head.append(style))
  })
  await page.goto('/')
  await waitForWebFonts(page)
  expect(await readFamily(page, 'h1')).toBe('"Familjen Grotesk Arial')
  expect(await readFamily(page, 'h1 + p')).toBe('Figtree')
  await context.close()
})

test('a line of a headline that would take more room keeps the fallback of headlines', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', bypassCSP: true })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const style = document.createElement('style')
    style.textContent = '[data-ready="letters"] h1 > span:last-child:not([data-plain]) { line-height: 3 }'
    addEventListener('DOMContentLoaded', () => document.head.append(style))
  })
  await page.goto('/contact')
  await waitForWebFonts(page)
  expect(await readFamily(page, 'h1 > span:last-child')).toBe('"Familjen Grotesk Arial')
  await context.close()
})

test('a page that was opened behind another tab has our letters when it is shown', async ({ page }) => {
  // There are no frames before that.
  await page.addInitScript(() => {
    const frames: FrameRequestCallback[] = []
    window.requestAnimationFrame = (frame) => frames.push(frame)
    addEventListener('shown', () => {
      for (const frame of frames) frame(performance.now())
    })
  })
  await page.goto('/')
  await waitForWebFonts(page)
  await page.evaluate(() => dispatchEvent(new Event('shown')))
  expect(await readPaintedFamilies(page, 'h1')).toEqual(['Familjen Grotesk', 'Figtree'])
})

test.describe('where our letters cannot be had', () => {
  test.use({ allowedConsole: /ERR_FAILED/ })

  test('the page is whole without them', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort())
    await page.goto('/')
    await waitForWebFonts(page)
    expect(await page.locator('[data-ready="letters"]').count()).toBe(0)
    expect(await readFamily(page, 'h1')).toBe('"Familjen Grotesk Arial')
  })
})

test('everything is laid out without anyone scrolling', async ({ page }) => {
  await page.goto('/')
  await waitForWebFonts(page)
  const skipped = await page
    .locator('main *')
    .evaluateAll((elements) => elements.filter((one) => !one.checkVisibility({ contentVisibilityAuto: true })).length)
  const hidden = await page
    .locator('main *')
    .evaluateAll((elements) => elements.filter((one) => !one.checkVisibility()).length)
  expect(skipped).toBe(hidden)
})

for (const width of [390, 820, 1440]) {
  test(`at ${width} px a page is about as long before it is laid out as after`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    // As long as our letters may come, the rest of the page waits for them.
    const { promise: never } = Promise.withResolvers<void>()
    await page.route('**/*.woff2', () => never)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.locator('html[data-rest="soon"]')).toBeAttached()
    const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight)
    const expected = await readHeight()
    await waitForWebFonts(page)
    const actual = await readHeight()
    expect(expected).not.toBe(actual)
    expect(Math.abs(expected - actual) / actual).toBeLessThan(0.2)
  })
}

test('a link to a place on the page finds it while the page is still being laid out', async ({ page }) => {
  const { promise: never } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', () => never)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('link', { name: 'Request a free quote' }).first().click()
  const title = page.locator('#contact-title')
  await expect(title).toBeInViewport()
  const before = await title.boundingBox()
  await waitForWebFonts(page)
  await expect(title).toBeInViewport()
  expect((await title.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, -1)
})

test('whoever comes to a place on the page is led there, with all above it laid out', async ({ page }) => {
  await page.goto('/#contact', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-letters', 'later')
  await expect(page.locator('html')).not.toHaveAttribute('data-rest')
  await expect(page.locator('#contact-title')).toBeInViewport()
})

/** Serves a page as far as `end`, and the rest when it is told to; the files of the page are not there. */
async function serveInTwo(file: string, end: string) {
  const html = readFileSync(`dist/${file}.html`, 'utf8')
  const { promise: rest, resolve: sendRest } = Promise.withResolvers<void>()
  const server = createServer(async (request, response) => {
    if (request.url !== '/') return response.writeHead(404).end()
    response.setHeader('content-type', 'text/html')
    response.write(html.slice(0, html.indexOf(end)))
    await rest
    return response.end(html.slice(html.indexOf(end)))
  }).listen(0, 'localhost')
  await once(server, 'listening')
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, sendRest, close: () => server.close() }
}

for (const [file, id] of [
  ['emergency-window-repair-calgary', 'guarantee'],
  ['services', 'broken'],
] as const) {
  test(`half of the first screen of /${file} is not painted while the other half is on its way`, async ({
    browser,
  }) => {
    const page = await browser.newPage()
    const { url, sendRest, close } = await serveInTwo(file, '</h1>')
    await page.goto(url, { waitUntil: 'commit' })
    await expect(page.locator('h1')).toBeAttached()
    await expect(page.locator(`link[rel="expect"][href="#${id}"]`)).toBeAttached()
    const countPaints = () => page.evaluate(() => performance.getEntriesByType('paint').length)
    expect(await countPaints()).toBe(0)
    sendRest()
    await expect.poll(countPaints).toBeGreaterThan(0)
    await page.close()
    close()
  })
}

for (const height of [844, 5000]) {
  test(`on a screen of ${height} px, what has come of a page is there while the rest is on its way`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ viewport: { width: 390, height } })
    const { url, sendRest, close } = await serveInTwo('index', '<footer')
    await page.goto(url, { waitUntil: 'commit' })
    const section = page.locator('main > :nth-child(3)')
    await expect(section.getByRole('heading').first()).toBeVisible()
    await section.scrollIntoViewIfNeeded()
    await expect(section.getByRole('heading').first()).toBeInViewport()
    sendRest()
    await page.close()
    close()
  })
}

for (const [height, blocks] of [
  [2600, /^SECTION(,SECTION)+ are all$/],
  // All of the page.
  [16_000, /^(SECTION,)+FOOTER are all$/],
] as const) {
  test(`all that is on a first screen of ${height} px is in its first frame`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height })
    await page.addInitScript(noteFirstFrame)
    await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body: paintedWhole('index') }))
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-first-frame', blocks)
  })
}

/** A page that browsers do not paint before they have read all of it. */
function paintedWhole(file: string): string {
  return readFileSync(`dist/${file}.html`, 'utf8')
    .replace('</head>', '<link rel="expect" href="#end" blocking="render"></head>')
    .replace('</body>', '<i id="end"></i></body>')
}

/** On the root: the blocks that are shown when a frame has been laid out and not yet painted, and whether it is all. */
function noteFirstFrame(): void {
  const isInSight = (block: Element) => {
    const { top, height } = block.getBoundingClientRect()
    return height > 0 && top < innerHeight
  }
  const isShown = (block: Element) => block.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })
  const frames = new ResizeObserver(() => {
    frames.disconnect()
    const inSight = [...document.querySelectorAll('main > *, body > footer')].filter(isInSight)
    const shown = inSight.filter(isShown)
    const end = shown.at(-1)?.getBoundingClientRect().bottom ?? 0
    const isAll = shown.length === inSight.length && (end >= innerHeight || shown.at(-1)?.tagName === 'FOOTER')
    document.documentElement.dataset.firstFrame = `${shown.map(({ tagName }) => tagName)} ${isAll ? 'are all' : 'are not all'}`
  })
  new MutationObserver((_, watcher) => {
    if (!document.body) return
    watcher.disconnect()
    frames.observe(document.body)
  }).observe(document, { childList: true, subtree: true })
}
