import type { Page } from '@playwright/test'
import { business } from '../src/content/business.ts'
import { pages } from '../src/content/pages.ts'
import { formatPhone } from '../src/lib/phone.ts'
import { builtPaths } from './support/built-pages.ts'
import { shownPhone } from './support/shown-phone.ts'
import { expect, test } from './support/test.ts'

test.use({ colorScheme: 'dark' })

for (const path of builtPaths()) {
  test(`on paper ${path} says all that it says on the screen, closed answers too, and no word is faint`, async ({
    page,
  }) => {
    await page.goto(path)
    await markWords(page)
    await page.emulateMedia({ media: 'print' })
    const missing = page.locator('[data-said]').filter({ visible: false })
    expect(await missing.allTextContents()).toEqual([])
    expect(await findFaintWords(page)).toEqual([])
    await expect(page.getByRole('link', { name: shownPhone }).first()).toBeVisible()
    for (const leftOut of ['#contact form', 'body > footer', 'body > aside', '#menu', '#notifications', 'header nav']) {
      await expect(page.locator(leftOut)).toBeHidden()
    }
  })
}

test('on paper there are no bars, and the number is on every sheet', async ({ page }) => {
  await page.goto(pages.emergency.path)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('complementary', { name: 'Call, text or ask for a quote' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
  const sheet = await page.evaluate(
    () =>
      [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).find((rule) => rule instanceof CSSPageRule)
        ?.cssText,
  )
  expect(sheet).toContain(formatPhone(business.phone))
})

/** Marks what can be read on the screen, and what opens when it is pressed. */
async function markWords(page: Page): Promise<void> {
  await page.locator('main > section:not(#contact) :is(h1, h2, h3, h4, p, li, dt, dd, td, th)').evaluateAll((all) => {
    const isFolded = (element: Element) => element.closest('details') && !element.closest('summary')
    const isSaid = (element: Element) => element.checkVisibility() || isFolded(element)
    for (const element of all) if (element.textContent?.trim() && isSaid(element)) element.setAttribute('data-said', '')
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
