import { pages } from '../../src/content/pages.ts'
import { chooseDrawingHeadlessShell } from '../support/find-browser.ts'
import { adoptRules, measureRings } from '../support/focus-rings.ts'
import { builtPaths, openPage } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const screens = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const

test.use({ launchOptions: chooseDrawingHeadlessShell() })
test.describe.configure({ mode: 'parallel' })

for (const { width, height, colorScheme } of screens) {
  test.describe(`${width} pixels wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme })

    // Header, form, call bar and footer are the same on every page.
    for (const path of builtPaths()) {
      test(`what has the focus on ${path} has a ring of 3 : 1`, async ({ page }) => {
        await openPage(page, path)
        await page.evaluate(unfoldAll)
        const { weak, passed } = await measureRings(
          page,
          ({ isOnEveryPage }) => path === pages.home.path || !isOnEveryPage,
        )
        expect(weak).toEqual([])
        expect(passed).toEqual([])
      })
    }
  })
}

for (const { name, opener, panel, screen } of [
  { name: 'dropdown', opener: '[popovertarget="services-menu"]', panel: '#services-menu', screen: screens[0] },
  { name: 'drawer', opener: '[command="show-modal"]', panel: '#drawer', screen: screens[1] },
]) {
  test(`what has the focus in the ${name} has a ring of 3 : 1`, async ({ page }) => {
    await page.setViewportSize(screen)
    await openPage(page, pages.contact.path)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.locator(opener).focus()
      await page.keyboard.press('Enter')
      await expect(page.locator(panel)).toBeVisible()
      const { weak, stops } = await measureRings(page, () => true, panel)
      expect(weak).toEqual([])
      expect(stops).toBeGreaterThan(5)
      await page.keyboard.press('Escape')
      await expect(page.locator(panel)).toBeHidden()
    }
  })
}

test('what has no ring would be found, and so would what Tab passes', async ({ page }) => {
  await openPage(page, pages.contact.path)
  await page.evaluate(adoptRules, 'main a:focus-visible { outline: none !important; box-shadow: none !important }')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/'
    link.textContent = 'Passed over'
    document.querySelector('main')?.append(link)
    link.addEventListener('focus', () => document.querySelector<HTMLElement>('footer a')?.focus())
  })
  const { weak, passed } = await measureRings(page, ({ isOnEveryPage }) => !isOnEveryPage)
  expect(weak.length).toBeGreaterThan(2)
  expect(passed).toEqual(['<a> "Passed over" in #main'])
})

/** Runs in the page. */
function unfoldAll(): void {
  for (const details of document.querySelectorAll('details')) {
    // Of questions with one name only one would stay open.
    details.removeAttribute('name')
    details.open = true
  }
}
