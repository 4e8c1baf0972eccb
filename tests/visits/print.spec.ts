import type { JSHandle, Page } from '@playwright/test'
import { business } from '../../src/content/business.ts'
import { pages } from '../../src/content/pages.ts'
import { site } from '../../src/content/site.ts'
import { formatPhone } from '../../src/lib/links.ts'
import { shownPhone } from '../support/displayed-values.ts'
import { builtPaths } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

for (const path of builtPaths()) {
  test(`on paper ${path} says all that it says on the screen, closed answers too, and no word is faint`, async ({
    visit,
  }) => {
    const { page } = await visit(path)
    await page.emulateMedia({ colorScheme: 'dark' })
    const said = await findWords(page)
    await page.emulateMedia({ media: 'print' })
    const missing = await said.evaluate((all) =>
      all.filter((element) => !element.checkVisibility()).map(({ textContent }) => textContent),
    )
    expect(await said.evaluate((all) => all.length)).toBeGreaterThan(5)
    expect(missing).toEqual([])
    expect(await findFaintWords(page)).toEqual([])
    await expect(page.getByRole('link', { name: shownPhone }).first()).toBeVisible()
    for (const leftOut of ['#contact form', 'body > footer', 'body > aside', '#drawer', '#toasts', 'header nav']) {
      await expect(page.locator(leftOut)).toBeHidden()
    }
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
  })
}

test('on paper there are no bars, and the number is on every sheet', async ({ page }) => {
  await page.goto(pages.emergency.path)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('complementary', { name: site.callBar })).toBeHidden()
  await expect(page.getByRole('button', { name: site.menu })).toBeHidden()
  const sheet = await page.evaluate(
    () =>
      [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).find((rule) => rule instanceof CSSPageRule)
        ?.cssText,
  )
  expect(sheet).toContain(formatPhone(business.phone))
})

test('on paper the view of a fog window fills its frame', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 990 })
  await page.emulateMedia({ media: 'print' })
  for (const { path } of [pages.home, pages.doublePane]) {
    await page.goto(path)
    const widths = await page
      .locator('[data-fog-view]')
      .evaluate((view) => [view, view.parentElement].map((one) => one?.getBoundingClientRect().width ?? 0))
    const [view = 0, frame = 0] = widths
    expect(view, path).toBeGreaterThan(300)
    expect(frame - view, path).toBeLessThan(40)
  }
})

/** What can be read on the screen, and what opens when it is pressed. */
function findWords(page: Page): Promise<JSHandle<Element[]>> {
  return page.evaluateHandle(() => {
    const texts = document.querySelectorAll('main > section:not(#contact) :is(h1, h2, h3, h4, p, li, dt, dd, td, th)')
    const isFolded = (element: Element) => element.closest('details') && !element.closest('summary')
    // A tool prints what stands there without it, until something was said in it.
    const isTool = (element: Element) => element.closest('[data-tool-root]')
    const isSaid = (element: Element) => !isTool(element) && (element.checkVisibility() || isFolded(element))
    return [...texts].filter((element) => element.textContent?.trim() && isSaid(element))
  })
}

/** Paper has no dark ground unless it is asked to print one: light words without it could not be read. */
function findFaintWords(page: Page): Promise<string[]> {
  return page.locator('body *').evaluateAll((all) => {
    const isFaint = ({ color, printColorAdjust }: CSSStyleDeclaration) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
      return red + green + blue > 3 * 200 && printColorAdjust !== 'exact'
    }
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    return all
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const before = getComputedStyle(element, '::before')
        const isNumbered = before.content.startsWith('counter')
        return (hasWords(element) && isFaint(getComputedStyle(element))) || (isNumbered && isFaint(before))
      })
      .map((element) => element.outerHTML.slice(0, 120))
  })
}
