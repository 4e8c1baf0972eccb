import type { Page } from '@playwright/test'
import { pages } from '../../src/content/pages.ts'
import { shownColour } from '../support/displayed-values.ts'
import { expect, test } from '../support/test.ts'

const light = shownColour('--snow', 'light')
const dark = shownColour('--snow', 'dark')

function background(page: Page) {
  return page.locator('body')
}

test('follows the system by itself', async ({ page }) => {
  for (const [colorScheme, colour] of [
    ['light', light],
    ['dark', dark],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(pages.contact.path)
    await expect(background(page), `a ${colorScheme} system`).toHaveCSS('background-color', colour)
    await expect(page.getByRole('button', { name: 'System' })).toHaveAttribute('aria-pressed', 'true')
  }
})

test("a choice holds against the system, for the browser's own bars too, is kept, and can be taken back", async ({
  page,
}) => {
  const barColours = () =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll((metas: HTMLMetaElement[]) =>
        metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content),
      )
  const expectColour = async (colour: string) => {
    await expect(background(page)).toHaveCSS('background-color', colour)
    await expect.poll(barColours).toEqual([colour])
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(pages.contact.path)
  await page.getByRole('button', { name: 'Dark' }).click()
  await expectColour(dark)
  await page.reload()
  await expectColour(dark)
  await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'System' }).click()
  await expectColour(light)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectColour(dark)
})

test('a choice that is none follows the system', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'sepia'))
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(pages.contact.path)
  await expect(background(page)).toHaveCSS('background-color', dark)
  await expect(page.getByRole('button', { name: 'System' })).toHaveAttribute('aria-pressed', 'true')
})

test('the kept choice is applied before anything is painted', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    // The body is not there yet when the first script of the head has run.
    new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      document.documentElement.dataset.themeAtBody = document.documentElement.dataset.theme ?? 'none'
    }).observe(document, { childList: true, subtree: true })
  })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(pages.contact.path)
  await expect(page.locator('html')).toHaveAttribute('data-theme-at-body', 'dark')
})

for (const [fault, breakStorage] of [
  [
    'refused',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Denied', 'SecurityError')
        },
      }),
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError')
      }
    },
  ],
] as const) {
  test(`works for the page where storage is ${fault}`, async ({ page }) => {
    await page.addInitScript(breakStorage)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(pages.contact.path)
    await page.getByRole('button', { name: 'Dark' }).click()
    await expect(background(page)).toHaveCSS('background-color', dark)
    await page.getByRole('button', { name: 'System' }).click()
    await expect(background(page)).toHaveCSS('background-color', light)
  })
}

test('two tabs agree', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()]
  await first.goto(pages.contact.path)
  await second.goto(pages.contact.path)
  await first.getByRole('button', { name: 'Dark' }).click()
  await expect(background(second)).toHaveCSS('background-color', dark)
})

test('pictures follow the theme, and only the shown one of a pair is fetched', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await page.locator('#commercial').scrollIntoViewIfNeeded()
  const picture = page.locator('#commercial').getByRole('img', { name: /office front/ })
  await expect(picture).toHaveAttribute('src', /curtain-wall-light/)
  await expect.poll(() => fetched.some((url) => url.includes('curtain-wall-light'))).toBe(true)
  expect(fetched.filter((url) => /-dark\./.test(url) && !url.includes('scene'))).toEqual([])
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  await expect(picture).toHaveAttribute('src', /curtain-wall-dark/)
})
