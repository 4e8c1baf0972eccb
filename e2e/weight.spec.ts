import { brotliCompressSync } from 'node:zlib'
import { builtPaths } from './support/built-pages.ts'
import { openPage } from './support/open-page.ts'
import { expect, test } from './support/test.ts'

const kilobyte = 1024

function compressedSize(text: string): number {
  return brotliCompressSync(text).length
}

for (const path of builtPaths()) {
  test(`${path} arrives without a script file, and its inline scripts are small`, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    const response = await page.goto(path, { waitUntil: 'networkidle' })
    expect(scripts).toEqual([])

    const html = (await response?.text()) ?? ''
    const inline = [...html.matchAll(/<script(?![^>]*json)[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code).join('\n')
    expect(compressedSize(inline)).toBeLessThan(4 * kilobyte)
  })
}

test('React comes when the form comes near, and weighs at most 90 KB', async ({ page }) => {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto('/')
  await page.locator('#contact').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-estimate-form="ready"]')).toBeVisible()
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThan(90 * kilobyte)
})

for (const path of builtPaths()) {
  test(`${path} arrives with two font files that weigh at most 18 KB together`, async ({ page }) => {
    const sizes: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'font')
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    })
    await openPage(page, path)
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(sizes).toHaveLength(2)
    expect(total).toBeLessThan(18 * kilobyte)
  })
}

const screens = [
  { width: 412, height: 823 },
  { width: 1350, height: 940 },
]

for (const path of builtPaths()) {
  for (const viewport of screens) {
    test(`before anyone scrolls, ${path} at ${viewport.width} px makes at most 5 requests for at most 64 KB`, async ({
      page,
    }) => {
      const sizes: Promise<number>[] = []
      const paths: string[] = []
      page.on('requestfinished', (request) => {
        if (!request.url().startsWith('http')) return
        paths.push(new URL(request.url()).pathname)
        sizes.push(request.sizes().then((size) => size.responseHeadersSize + size.responseBodySize))
      })
      await page.setViewportSize(viewport)
      await openPage(page, path)
      const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
      expect(paths.length, paths.join(' ')).toBeLessThanOrEqual(5)
      expect(total).toBeLessThanOrEqual(64 * kilobyte)
    })
  }

  test(`${path} is a document of at most 30 KB, styles and all, with a twentieth to spare`, async ({ page }) => {
    const response = await page.goto(path)
    expect(await response?.headerValue('content-encoding')).toBe('br')
    const size = await response?.request().sizes()
    expect(size?.responseBodySize).toBeGreaterThan(0)
    expect(size?.responseBodySize).toBeLessThanOrEqual(0.95 * 30 * kilobyte)
  })
}

for (const path of builtPaths()) {
  for (const width of [390, 820, 1440]) {
    test(`nothing moves while ${path} loads, gets its web fonts and is scrolled through at ${width} px`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.setViewportSize({ width, height: 800 })
      await openPage(page, path)
      await page.locator('#contact').scrollIntoViewIfNeeded()
      await expect(page.locator('[data-estimate-form="ready"]')).toBeVisible()
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.003)
    })
  }
}
