import type { Page } from '@playwright/test'
import { allServices } from '../../src/content/navigation.ts'
import { pages } from '../../src/content/pages.ts'
import { expectEverythingKept, fillEverything, getForm, openForm, windowPhoto } from '../../src/form/testing.ts'
import { estimateForm } from '../../src/form/words.ts'
import { chooseBackForwardCache } from '../support/find-browser.ts'
import { goBack, noteReturns } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test.use({ launchOptions: chooseBackForwardCache() })

/** `untilGone` waits for what the browser does once the page has been left, before it goes back. */
async function leaveAndComeBack(page: Page, untilGone = async () => {}): Promise<void> {
  await page.getByRole('button', { name: allServices.label }).click()
  await page.locator('#services-menu').getByRole('link', { name: 'Glass replacement' }).click()
  await page.waitForURL(/window-glass/)
  await untilGone()
  await goBack(page)
  await expect(page).toHaveURL(/contact/)
}

test('back to a page that was kept whole: the form is as it was left, photos too, and the menu is closed', async ({
  page,
}) => {
  await noteReturns(page)
  const form = await openForm(page)
  await fillEverything(form)
  await form.getByLabel(estimateForm.photos.label).setInputFiles([windowPhoto])
  await expect(form.getByText('1 photo added')).toBeVisible()
  await leaveAndComeBack(page)
  await expect(page.locator('html')).toHaveAttribute('data-shown', 'kept whole')
  await expectEverythingKept(form)
  await expect(form.getByText('1 photo added')).toBeVisible()
  await expect(page.locator('#services-menu')).toBeHidden()
})

test('back to a page that was not kept: what was typed is there again', async ({ page }) => {
  await noteReturns(page)
  // A page that holds a lock is not put into the back/forward cache.
  await page.addInitScript(() => {
    navigator.locks.request('page', () => {
      document.documentElement.dataset.lock = 'held'
      return new Promise(() => {})
    })
  })
  const form = await openForm(page)
  await fillEverything(form)
  await expectEverythingKept(form)
  // The next page gets the lock when this one is unloaded, and what was typed in it is stored.
  await leaveAndComeBack(page, () => expect(page.locator('html')).toHaveAttribute('data-lock', 'held'))
  await expect(page.locator('html')).toHaveAttribute('data-shown', 'anew')
  await expectEverythingKept(getForm(page))
  // The script is fetched when the visitor gets to the form; where a return scrolls to is not what is tested here.
  await getForm(page).scrollIntoViewIfNeeded()
  await expect(getForm(page)).toHaveAttribute('data-estimate-form', 'ready')
  await expectEverythingKept(getForm(page))
})

test('a choice of theme made elsewhere is shown on the way back', async ({ page }) => {
  await noteReturns(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click()
  await page.waitForURL(pages.contact.path)
  await page.getByRole('button', { name: 'Dark' }).click()
  await goBack(page)
  await expect(page.locator('html')).toHaveAttribute('data-shown', 'kept whole')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true')
})

test('two tabs: a form sent in one leaves the other as it is', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()]
  const other = await openForm(second)
  await fillEverything(other)
  const form = await openForm(first)
  await expect(form.getByLabel(estimateForm.name.label)).toHaveValue('')
  await fillEverything(form)
  await form.getByRole('button', { name: estimateForm.submit }).click()
  await expect(first.getByText(estimateForm.toast.title).first()).toBeVisible()
  await expectEverythingKept(other)
  await expect(second.getByText(estimateForm.toast.title)).toHaveCount(0)
})
