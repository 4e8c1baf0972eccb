import { expect, type Locator, type Page } from '@playwright/test'
import { shownPhone } from '../../tests/support/displayed-values.ts'
import { business } from '../content/business.ts'
import { fieldChoices } from './describe.ts'
import { type EnteredField, enteredFields, requiredFields } from './request.ts'
import { sampleRequest } from './testing-request.ts'
import { estimateForm } from './words.ts'

export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
export const windowPhoto = { name: 'window.png', mimeType: 'image/png', buffer: onePixel }

export function getForm(page: Page): Locator {
  return page.locator('#contact form')
}

/** On the page that takes the least time to load, unless told otherwise. */
export async function openForm(page: Page, path = '/contact#contact'): Promise<Locator> {
  await page.goto(path)
  const form = getForm(page)
  await form.scrollIntoViewIfNeeded()
  await expect(form).toHaveAttribute('data-estimate-form', 'ready')
  return form
}

export async function fillRequired(form: Locator): Promise<void> {
  for (const name of requiredFields) await fillField(form, name)
}

async function fillField(form: Locator, name: EnteredField): Promise<void> {
  const field = form.locator(`[name="${name}"]`)
  const radio = form.page().locator(`[name="${name}"][type="radio"][value="${sampleRequest[name]}"]`)
  if (!fieldChoices[name]) await field.fill(sampleRequest[name])
  // The label, because it covers the radio button.
  else if (await radio.count()) await form.locator('label', { has: radio }).click()
  else await field.selectOption(sampleRequest[name])
}

/** Keeps every script file back until what it returns is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

export function getToast(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: estimateForm.toast.title })
}

/** On a phone what is optional is folded. */
export async function unfoldOptional(form: Locator): Promise<void> {
  const more = form.locator('details').filter({ hasText: estimateForm.more })
  if (!(await more.evaluate((details: HTMLDetailsElement) => details.open))) await more.locator('summary').click()
}

/** Everything that can be typed and chosen. Photos are apart: a browser need not hand a page its files back. */
export async function fillEverything(form: Locator): Promise<void> {
  await unfoldOptional(form)
  for (const name of enteredFields) await fillField(form, name)
}

export async function expectEverythingKept(form: Locator): Promise<void> {
  const readTyped = () => form.evaluate((element: HTMLFormElement) => Object.fromEntries([...new FormData(element)]))
  await expect.poll(readTyped).toMatchObject(sampleRequest)
}

export function getSubmit(page: Page): Locator {
  return getForm(page).getByRole('button', { name: estimateForm.submit })
}

/** What the section says when the form cannot be used, with the other ways to reach the business. */
export function getUnavailable(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: estimateForm.unavailable })
}

export async function expectOtherWays(page: Page, reason: 'failed' | 'offline'): Promise<void> {
  const notice = getUnavailable(page)
  await expect(notice.getByText(estimateForm.unavailable)).toBeInViewport()
  await expect(notice.getByText(estimateForm.offline, { exact: true })).toBeVisible({ visible: reason === 'offline' })
  for (const [name, href] of [
    [`Call ${shownPhone}`, /^tel:/],
    ['Text', /^sms:/],
    [business.email, /^mailto:/],
  ] as const) {
    await expect(notice.getByRole('link', { name })).toHaveAttribute('href', href)
  }
}

/** Returns a function that counts the photo previews held in memory. Call this before the page is opened. */
export async function countPreviews(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const open = new Set<string>()
    Object.assign(window, { openUrls: open })
    const { createObjectURL, revokeObjectURL } = URL
    URL.createObjectURL = (object) => {
      const url = createObjectURL.call(URL, object)
      open.add(url)
      return url
    }
    URL.revokeObjectURL = (url) => {
      open.delete(url)
      revokeObjectURL.call(URL, url)
    }
  })
  return () => page.evaluate(() => (window as unknown as { openUrls: Set<string> }).openUrls.size)
}
