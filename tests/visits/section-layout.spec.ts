import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { pages } from '../../src/content/pages.ts'
import { firstPaintId } from '../../src/lib/load-later.ts'
import { builtPaths, openPage, waitForWebFonts } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { expectNoShift, noteShifts } from '../support/visit.ts'

test.use({ allowedConsole: /status of 404|PerformanceObserver is not defined/ })

/** Opens a page of which the document arrives in pieces, as on a slow line; its files do not. */
async function openInPieces(page: Page, html: Buffer) {
  let response: ServerResponse | undefined
  const server = createServer((request, answer) => {
    if (request.url !== '/') return answer.writeHead(404).end()
    response = answer.setHeader('content-type', 'text/html; charset=utf-8')
    return response.write(html.subarray(0, 1000))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' })
  let sent = 1000
  return {
    sendUpTo(end: number): void {
      response?.write(html.subarray(sent, end))
      sent = end
    },
    close(): void {
      server.closeAllConnections()
      server.close()
    },
  }
}

const hasPainted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length === 1)

for (const path of builtPaths()) {
  test(`${path} is painted when the picture of its hero begins, and nothing moves when the rest arrives`, async ({
    browser,
    request,
  }) => {
    const html = await (await request.get(path)).body()
    const pictureStart = html.indexOf('>', html.indexOf(` id="${firstPaintId}"`)) + 1
    const heroEnd = html.indexOf('</section>', pictureStart)
    expect(heroEnd).toBeGreaterThan(pictureStart)
    const ends = Array.from({ length: 12 }, (_, index) =>
      Math.round(pictureStart + ((heroEnd - pictureStart) * (index + 1)) / 12),
    )
    const page = await browser.newPage()
    await page.addInitScript(noteShifts)
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const document = await openInPieces(page, html)
      document.sendUpTo(pictureStart)
      await expect.poll(() => hasPainted(page)).toBe(true)
      for (const end of ends) {
        document.sendUpTo(end)
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
      }
      document.sendUpTo(html.length)
      await expect(page.locator('body > footer')).toBeAttached()
      expectNoShift(await page.evaluate(() => window.shifts), `${path} at ${width} px`)
      document.close()
    }
    await page.close()
  })
}

test('a hero of which the picture has not begun is not painted', async ({ browser, request }) => {
  const html = await (await request.get(pages.services.path)).body()
  const titleEnd = html.indexOf('</h1>')
  const link = /<link rel="expect"[^>]*>/.exec(String(html))?.[0] ?? ''
  const without = Buffer.from(String(html).replace(link, ''))
  const [page, other] = [await browser.newPage(), await browser.newPage()]
  const [document, otherDocument] = [await openInPieces(page, html), await openInPieces(other, without)]
  document.sendUpTo(titleEnd)
  // The same part without the link is painted, in the same browser and later.
  otherDocument.sendUpTo(titleEnd - link.length)
  await expect.poll(() => hasPainted(other)).toBe(true)
  await expect(page.locator('h1')).toBeAttached()
  expect(await hasPainted(page)).toBe(false)
  for (const { close } of [document, otherDocument]) close()
  await Promise.all([page.context().close(), other.context().close()])
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
  // The layout of all sections but the hero and the form is skipped.
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
  await page.goto(`${pages.emergency.path}#:~:text=you%20get%20the%20price%20in%20writing`)
  await waitForWebFonts(page)
  const passage = page.getByText('you get the price in writing').first()
  await expect(passage).toBeInViewport()
  const header = await page.getByRole('banner').boundingBox()
  expect((await passage.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0)
})

test('a link to a section and a reload have the whole page at once', async ({ page }) => {
  const html = page.locator('html')
  await page.goto(`${pages.services.path}#contact`)
  await expect(html).not.toHaveAttribute('data-defer-layout')
  await page.goto(pages.faq.path)
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
