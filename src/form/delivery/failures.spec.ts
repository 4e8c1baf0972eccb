import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../../tests/support/axe.ts'
import {
  expectEverythingKept,
  expectOtherWays,
  fillEverything,
  getForm,
  getSubmit,
  getUnavailable,
  openForm,
  windowPhoto,
} from '../testing.ts'
import { sampleRequest } from '../testing-request.ts'
import { deliveryWords, estimateForm, sayWait, sayWithout, sendingFaults } from '../words.ts'
import { expect, expectReceipt, getFailure, sendUntilItFails, serverError, test } from './testing.ts'

// How often a request is sent, and how long between, is in delivery.test.ts.

test.use({ allowedConsole: /^Failed to load resource/ })

/** The form says what failed, and everything that was typed is still there. */
async function expectFailure(page: Page, words: string): Promise<void> {
  await expect(getFailure(page)).toContainText(words)
  await expect(getFailure(page)).toBeInViewport()
  await expect(page.locator('.delivery-receipt')).toHaveCount(0)
  await expect(getSubmit(page)).toBeEnabled()
  await expectEverythingKept(getForm(page))
}

test('what fails is said in place, with every other way to send it, and nothing that was typed is lost', async ({
  page,
  context,
  receiver,
}) => {
  await page.clock.install()
  const form = await openForm(page)
  await test.step('required fields are asked for before anything is sent', async () => {
    await getSubmit(page).click()
    await expect(form.getByLabel(estimateForm.name.label)).toBeFocused()
    expect(receiver.countAttempts()).toBe(0)
  })
  await fillEverything(form)

  await test.step('a refusal is said in the words of the receiver', async () => {
    const body = { error: 'too-long', message: 'Message is too long.' }
    receiver.faults.push({ kind: 'respond', status: 422, body })
    await getSubmit(page).click()
    await expectFailure(page, 'Message is too long.')
    await expect(getSubmit(page)).toBeFocused()
    await expect(getFailure(page).getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/)
    for (const name of ['Text', deliveryWords.failure.email]) {
      const href = await getFailure(page).getByRole('link', { name }).getAttribute('href')
      expect(decodeURIComponent(href ?? '')).toContain(sampleRequest.address)
      expect(decodeURIComponent(href ?? '')).toContain(sampleRequest.message)
    }
    await expectNoAxeViolations(page)
  })

  await test.step('one without words is said in ours', async () => {
    receiver.faults.push({ kind: 'respond', status: 422, body: { message: { en: 'No' }, photo: 'first' } })
    await getSubmit(page).click()
    await expectFailure(page, sendingFaults.refused)
  })

  await test.step('a response that is no receipt is not taken for one', async () => {
    receiver.faults.push({ kind: 'respond', status: 200, body: { ok: true } })
    await getSubmit(page).click()
    await expectFailure(page, sendingFaults.server)
    expect(receiver.countAttempts()).toBe(3)
  })

  await test.step('without a connection nothing is tried', async () => {
    await context.setOffline(true)
    await getSubmit(page).click()
    await expectFailure(page, sendingFaults.offline)
    expect(receiver.countAttempts()).toBe(3)
    await context.setOffline(false)
  })

  for (const [fault, words] of [
    [serverError, sendingFaults.server],
    [{ kind: 'cut' }, sendingFaults.connection],
  ] as const) {
    await test.step(`after three tries: ${words}`, async () => {
      receiver.faults.push(...Array(30).fill(fault))
      await sendUntilItFails(page)
      await expectFailure(page, words)
      receiver.faults.length = 0
    })
  }
  expect(receiver.listRequests()).toEqual([])

  await test.step('a long wait is announced, and until then nothing is sent', async () => {
    receiver.faults.push({ kind: 'respond', status: 429, retryAfter: 600 })
    await getSubmit(page).click()
    await expectFailure(page, sayWait(600))
    const attempts = receiver.countAttempts()
    await page.clock.fastForward(300_000)
    await getSubmit(page).click()
    await expectFailure(page, 'Send it again in 5 minutes')
    expect(receiver.countAttempts()).toBe(attempts)
    await page.clock.fastForward(301_000)
  })
  await getSubmit(page).click()
  await expectReceipt(page)
  expect(receiver.listRequests()).toHaveLength(1)
})

test('without its script and without a connection the form says so, and with one the browser sends it', async ({
  page,
  context,
  receiver,
}) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/contact#contact')
  const form = getForm(page)
  await form.scrollIntoViewIfNeeded()
  await fillEverything(form)
  await context.setOffline(true)
  await getSubmit(page).click()
  await expectOtherWays(page, 'offline')
  await expectEverythingKept(form)

  await context.setOffline(false)
  await expect(getUnavailable(page)).toBeHidden()
  await getSubmit(page).click()
  await expect(page).toHaveURL(/received/)
  expect(receiver.listRequests()).toHaveLength(1)
})

test('a photo that the browser cannot open goes as it is, or is left out with the visitor’s word', async ({
  page,
  receiver,
}) => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 0x18]), Buffer.from('ftypheic'), Buffer.alloc(64)])
  const large = Buffer.concat([heic, Buffer.alloc(9 * 1024 * 1024)])
  const form = await openForm(page)
  await fillEverything(form)
  await form.getByLabel(estimateForm.photos.label).setInputFiles([
    { name: 'small.heic', mimeType: 'image/heic', buffer: heic },
    { name: 'large.heic', mimeType: 'image/heic', buffer: large },
  ])
  await getSubmit(page).click()
  await expectFailure(page, '“large.heic” cannot be made smaller')
  expect(receiver.countAttempts()).toBe(0)
  await getFailure(page)
    .getByRole('button', { name: sayWithout('large.heic') })
    .click()
  await expectReceipt(page)
  expect(receiver.listPhotos().map((photo) => photo.equals(heic))).toEqual([true])
})

test.describe('a script that fails while it sends', () => {
  test.use({ allowedConsole: /broken on purpose/ })

  test('says that the request was not sent', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.toBlob = () => {
        throw new Error('broken on purpose')
      }
    })
    const form = await openForm(page)
    await fillEverything(form)
    await form.getByLabel(estimateForm.photos.label).setInputFiles([windowPhoto])
    await getSubmit(page).click()
    await expectFailure(page, sendingFaults.server)
  })
})
