import type { Locator, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../tests/support/axe.ts'
import { flood, hail, holiday } from '../../tests/support/example-facts.ts'
import { waitForWebFonts } from '../../tests/support/pages.ts'
import { site } from '../content/site.ts'
import { expect, test } from '../form/delivery/testing.ts'

declare global {
  interface Window {
    /** The cumulative layout shift of the page. */
    movement: number
  }
}

// On the delivering site, which has three notices in the summer of 2041.

/** An instant of Saturday, June 1, 2041 in Calgary, some seconds off. */
function saturday(time: string, seconds = 0): Date {
  return new Date(Date.parse(`2041-06-01T${time}-06:00`) + seconds * 1000)
}

function getNotices(page: Page): Locator {
  return page.getByRole('region', { name: site.notices }).getByRole('paragraph')
}

async function openAt(page: Page, instant: Date, path = '/'): Promise<void> {
  await page.clock.setFixedTime(instant)
  await page.goto(path)
}

test.describe('for a visitor in another time zone', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })

  test('a notice is shown from its first second to its last, and moves nothing', async ({ page }) => {
    await page.addInitScript(() => {
      window.movement = 0
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) window.movement += (shift as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const times: [Date, string[]][] = [
      [saturday('12:00', -1), []],
      [saturday('12:00', 1), [hail.text]],
      [saturday('18:00', -1), [hail.text]],
      [saturday('18:00', 1), [holiday.text, hail.text]],
      [saturday('12:00', 24 * 3600 - 1), [holiday.text, hail.text]],
      [saturday('12:00', 24 * 3600 + 1), [holiday.text]],
      [saturday('12:00', 36 * 3600 + 1), []],
    ]
    for (const [instant, texts] of times) {
      await openAt(page, instant, '/services')
      await waitForWebFonts(page)
      expect(await getNotices(page).allInnerTexts(), instant.toISOString()).toEqual(texts)
      await expect(page.getByRole('region', { name: site.notices })).toBeVisible({ visible: texts.length > 0 })
      expect(await page.evaluate(() => window.movement), 'cumulative layout shift').toBeCloseTo(0, 3)
    }
  })
})

test.describe('of three notices', () => {
  test.use({ allowedConsole: /status of 404/ })

  test('the newest two are shown, on every page', async ({ page }) => {
    for (const path of ['/', '/faq', '/contact', '/no-such-page']) {
      await openAt(page, saturday('19:30'), path)
      await expect(getNotices(page)).toHaveText([flood.text, holiday.text])
    }
  })
})

test('a closed notice stays closed for the visit, and gives the focus to the page', async ({ page, context }) => {
  await openAt(page, saturday('18:30'))
  const close = page.getByRole('button', { name: site.closeNotice })
  await close.first().focus()
  await page.keyboard.press('Enter')
  await expect(getNotices(page)).toHaveText([hail.text])
  await expect(page.locator('#main')).toBeFocused()
  await openAt(page, saturday('18:30'), '/services')
  await expect(getNotices(page)).toHaveText([hail.text])
  await close.click()
  await expect(page.getByRole('region', { name: site.notices })).toBeHidden()
  // Another tab is another visit.
  const later = await context.newPage()
  await openAt(later, saturday('18:30'))
  await expect(getNotices(later)).toHaveText([holiday.text, hail.text])
})

test('where storage is blocked a notice is closed on its page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await openAt(page, saturday('12:30'))
  await page.getByRole('button', { name: site.closeNotice }).click()
  await expect(page.getByRole('region', { name: site.notices })).toBeHidden()
})

test('axe finds nothing in the notices, which are no alert, in both themes and at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await openAt(page, saturday('18:30'))
    await expect(getNotices(page)).toHaveCount(2)
    await expectNoAxeViolations(page)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const { width = 0, height = 0 } =
    (await page.getByRole('button', { name: site.closeNotice }).first().boundingBox()) ?? {}
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await expect(page.locator('[data-notices]').locator('[role=alert], [aria-live]')).toHaveCount(0)
})

test('the privacy text names what closing a notice stores; on paper notices have no buttons', async ({ page }) => {
  await openAt(page, saturday('12:30'), '/#privacy')
  await expect(page.locator('#privacy')).toContainText('which notices you closed')
  await page.emulateMedia({ media: 'print' })
  await expect(getNotices(page)).toBeVisible()
  await expect(page.getByRole('button', { name: site.closeNotice })).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a notice of the future is not shown', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('[data-notices]')).toBeHidden()
  })
})
