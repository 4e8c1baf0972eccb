import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from '@playwright/test'
import { builtPaths } from '../support/built-pages.ts'
import { openPage, waitForWebFonts } from '../support/open-page.ts'
import { expect, test } from '../support/test.ts'

test.use({ allowedConsole: /status of 404|PerformanceObserver is not defined/ })

for (const path of builtPaths()) {
  test(`a browser paints ${path} when it has all of the hero`, async ({ visit }) => {
    const { page } = await visit(path)
    const expected = await page.evaluate(() => {
      const { hash } = new URL(document.querySelector<HTMLLinkElement>('link[rel="expect"]')?.href ?? '')
      const hero = document.querySelector('#hero')
      return {
        first: hero?.parentElement?.firstElementChild === hero,
        next: hero?.nextElementSibling?.contains(document.querySelector(hash)),
      }
    })
    expect(expected).toEqual({ first: true, next: true })
  })
}

/** Opens a document of which the rest never comes. */
async function openHalf(browser: Browser, html: string, half: number): Promise<{ page: Page; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(404).end()
    return response.setHeader('content-type', 'text/html; charset=utf-8').write(html.slice(0, half))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const page = await browser.newPage()
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' })
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await page.context().close()
  }
  return { page, close }
}

test('half of a hero is not painted', async ({ browser, request }) => {
  const html = await (await request.get('/services')).text()
  const half = html.indexOf('</h1>') + '</h1>'.length
  const countPaints = (page: Page) => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
  const whole = await openHalf(browser, html, half)
  const link = /<link rel="expect"[^>]*>/
  expect(html).toMatch(link)
  const without = html.replace(link, '')
  // The same half without the link is painted, in the same browser and later.
  const other = await openHalf(browser, without, half - (html.length - without.length))
  await expect.poll(() => countPaints(other.page)).toBe(1)
  await expect(whole.page.locator('h1')).toBeAttached()
  expect(await countPaints(whole.page)).toBe(0)
  await Promise.all([whole.close(), other.close()])
})

test('on a first visit sections are laid out one after the other, and then none is left out', async ({ page }) => {
  // The script lays them out in tasks that follow this event.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const skipped = [...document.querySelectorAll('main > *')].filter(
        (section) => getComputedStyle(section).contentVisibility === 'auto',
      )
      document.documentElement.dataset.skipped = String(skipped.length)
    })
  })
  await openPage(page, '/')
  const sections = page.locator('main > *')
  // All but the hero and the form.
  await expect(page.locator('html')).toHaveAttribute('data-skipped', String((await sections.count()) - 2))
  const left = await sections.evaluateAll(
    (all) => all.filter((section) => getComputedStyle(section).contentVisibility !== 'visible').length,
  )
  expect(left).toBe(0)
})

test('a section keeps its place when the web fonts come while it is read', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const heading = page.locator('#why-title')
  await heading.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const before = (await heading.boundingBox())?.y ?? 0
  resolve()
  await waitForWebFonts(page)
  expect(Math.abs(((await heading.boundingBox())?.y ?? 0) - before)).toBeLessThan(24)
})

test('a link to a passage finds it, and it stays on the screen', async ({ page }) => {
  await page.goto('/emergency-window-repair-calgary#:~:text=you%20get%20the%20price%20in%20writing')
  await waitForWebFonts(page)
  const passage = page.getByText('you get the price in writing').first()
  await expect(passage).toBeInViewport()
  const header = await page.getByRole('banner').boundingBox()
  expect((await passage.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0)
})

test('a link to a section and a reload have the whole page at once', async ({ page }) => {
  const html = page.locator('html')
  await page.goto('/about#contact')
  await expect(html).not.toHaveAttribute('data-defer-layout')
  await page.goto('/faq')
  await expect(html).toHaveAttribute('data-defer-layout')
  await page.reload()
  await expect(html).not.toHaveAttribute('data-defer-layout')
})

test('where the script cannot go on, the page is whole', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PerformanceObserver')
  })
  await page.goto('/')
  const title = page.getByRole('heading', { name: /./ }).last()
  await title.scrollIntoViewIfNeeded()
  await expect(title).toBeVisible()
})
