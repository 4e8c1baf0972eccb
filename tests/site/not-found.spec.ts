import { services } from '../../src/content/services.ts'
import { shownPhone } from '../support/shown.ts'
import { expect, test } from '../support/test.ts'

test.use({ allowedConsole: /status of 404/ })

test('an unknown path gets the 404 page, with its status, a way home, the services and the phone', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const response = await page.goto('/windows/that-never-were')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404Oops! Page not found')
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

test('search engines are asked to leave it out', async ({ page }) => {
  await page.goto('/nope')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
})
