import { business } from '../../src/content/business.ts'
import { pages } from '../../src/content/pages.ts'
import { services } from '../../src/content/services.ts'
import { site } from '../../src/content/site.ts'
import { formatPhone } from '../../src/lib/links.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { shownPhone } from '../support/displayed-values.ts'
import { failAt, waitForWebFonts } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

// That the hosts respond with these pages is tested in tests/hosts.
test.use({ allowedConsole: /status of (404|500)|ERR_FAILED|dynamically imported module/ })

test('an unknown path gets the 404 page, with its status, a way home, the services and the phone', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const response = await page.goto('/windows/that-never-were')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Oops! Page not found')
  expect(said).toContain('404: no page at /windows/that-never-were')
  for (const { name, path } of services) {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path)
  }
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: `Call ${shownPhone}` })
      .first(),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Back to the home page' }).click()
  await expect(page).toHaveURL('/')
})

const { path } = pages.services
const callName = `${site.call} ${formatPhone(business.phone)}`

test('a response of 500 has the header, the footer, Call, Text and a link home', async ({ page }) => {
  await failAt(page, path)
  const response = await page.goto(path)
  expect(response?.status()).toBe(500)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: callName }).first()).toHaveAttribute('href', `tel:${business.phone}`)
  await expect(main.getByRole('link', { name: site.text, exact: true }).first()).toHaveAttribute('href', /^sms:/)
  for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toBeVisible()
  await expect(page.locator('#contact form')).toBeVisible()
  await main.getByRole('link', { name: site.serverError.home }).click()
  await expect(page).toHaveURL(pages.home.path)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('"Try again" requests the same URL again', async ({ page }) => {
      await failAt(page, path, 1)
      await page.goto(`${path}?from=card#contact`)
      await page.getByRole('link', { name: site.serverError.retry }).click()
      await expect(page).toHaveTitle(pages.services.title)
      await expect(page).toHaveURL(`${path}?from=card`)
    })
  })
}

test('it shows all that it has while the server answers for nothing else', async ({ page }) => {
  await page.route('**/*', (route) => route.abort())
  await failAt(page, path)
  await page.goto(path)
  await waitForWebFonts(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(page.getByRole('img', { name: site.serverError.picture })).toBeInViewport()
  await expect(page.getByRole('main').getByRole('link', { name: callName }).first()).toBeInViewport()
  await page.locator('#contact').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-form-unavailable]')).toBeVisible()
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
  }
})

test('on phones the call bar carries Call and Text, and axe finds nothing on it there, nor in the dark on a wide screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await failAt(page, path)
  await page.goto(path)
  const bar = page.locator('body > aside')
  await expect(bar.getByRole('link', { name: callName })).toBeInViewport()
  await expect(bar.getByRole('link', { name: site.text, exact: true })).toBeInViewport()
  await expectNoAxeViolations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectNoAxeViolations(page)
})
