import { business } from '../../src/content/business.ts'
import { homeFaqs } from '../../src/content/faqs.ts'
import { allServices } from '../../src/content/navigation.ts'
import { site } from '../../src/content/site.ts'
import { estimateForm } from '../../src/form/words.ts'
import { home } from '../../src/views/home/words.ts'
import { shownPhone } from '../support/displayed-values.ts'
import { builtPaths } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false, allowedConsole: /status of 404/ })

test('the page reads, calls and texts', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(home.hero.title)
  await expect(page.getByText(site.clock.open)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: shownPhone })).toBeVisible()
  await page.getByText(homeFaqs[3]?.question ?? '').click()
  await expect(page.getByText(homeFaqs[3]?.answer ?? '')).toBeVisible()
})

test('the dropdown and the drawer open and close', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: allServices.label }).click()
  await expect(page.locator('#services-menu').getByRole('link', { name: 'Glass replacement' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('#services-menu')).toBeHidden()

  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: site.menu }).click()
  await expect(page.getByRole('dialog', { name: site.menu })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog', { name: site.menu })).toBeHidden()
})

for (const path of [...builtPaths(), '/no-such-page']) {
  test(`${path} has its words and its number, and offers the ways that work instead of the form`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: shownPhone })).toBeVisible()
    const section = page.locator('#contact')
    await expect(section.locator('form')).toBeHidden()
    // Playwright's text and role look-ups pass over noscript.
    const instead = section.locator('noscript')
    await expect(instead.locator('p').first()).toHaveText(estimateForm.withoutScripts)
    await expect(instead.locator('p').first()).toBeVisible()
    await expect(instead.locator('a', { hasText: 'Call' })).toHaveAttribute('href', `tel:${business.phone}`)
  })
}

test('what cannot work is not shown', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('group', { name: 'Theme' })).toBeHidden()
  await expect(page.getByRole('slider')).toBeHidden()
})

test('#terms opens by its link alone', async ({ page }) => {
  await page.goto('/#terms')
  await expect(page.getByRole('heading', { name: 'Terms' })).toBeVisible()
})
