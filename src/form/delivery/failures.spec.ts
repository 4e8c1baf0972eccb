import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../../tests/support/axe.ts'
import {
  expectEverythingKept,
  expectOtherWays,
  fillEverything,
  fillRequired,
  getForm,
  getSubmit,
  getUnavailable,
  openForm,
  windowPhoto,
} from '../testing.ts'
import { sampleRequest } from '../testing-request.ts'
import { deliveryWords, estimateForm, sayWait, sayWithout, sendingFaults } from '../words.ts'
import { expect, type Fault, test } from './testing.ts'

test.use({ allowedConsole: /^Failed to load resource/ })

function getNotice(page: Page) {
  return getForm(page).getByRole('alert').filter({ hasText: deliveryWords.failure.title })
}

async function expectFailure(page: Page, words: string): Promise<void> {
  await expect(getNotice(page)).toContainText(words)
  await expect(getNotice(page)).toBeInViewport()
  await expect(page.locator('.delivery-receipt')).toHaveCount(0)
  await expect(getSubmit(page)).toBeEnabled()
  await expectEverythingKept(getForm(page))
}

async function expectReceived(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: deliveryWords.receipt.title })).toBeVisible()
}

/** Opens the form with a clock that can be put forward. */
async function openFilledForm(page: Page) {
  await page.clock.install()
  const form = await openForm(page)
  await fillEverything(form)
  return form
}

/** Puts the clock forward until the form has been sent this often. */
async function waitForAttempts(page: Page, countAttempts: () => number, count: number): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.fastForward(1000)
      return countAttempts()
    })
    .toBe(count)
}

/** Puts the clock forward until the form has given up. */
async function waitForFailure(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.fastForward(1000)
      return getNotice(page).isVisible()
    })
    .toBe(true)
}

const refusal: Fault = { kind: 'respond', status: 422, body: { error: 'too-long', message: 'Message is too long.' } }
const refusalWithoutWords: Fault = {
  kind: 'respond',
  status: 422,
  body: { message: { en: 'No' }, photo: 'first', reference: {} },
}
const noReceipt: Fault = { kind: 'respond', status: 200, body: { ok: true } }
const serverError: Fault = { kind: 'respond', status: 500 }
const cut: Fault = { kind: 'cut' }

test('what the receiver refuses is said in its words, or else in ours, with every other way to send it', async ({
  page,
  receiver,
}) => {
  receiver.faults.push(refusal, refusalWithoutWords, noReceipt)
  await openFilledForm(page)
  await getSubmit(page).click()
  await expectFailure(page, 'Message is too long.')
  expect(receiver.countAttempts()).toBe(1)
  await expect(getSubmit(page)).toBeFocused()

  const notice = getNotice(page)
  await expect(notice.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/)
  for (const name of ['Text', deliveryWords.failure.email]) {
    const href = await notice.getByRole('link', { name }).getAttribute('href')
    expect(decodeURIComponent(href ?? '')).toContain(sampleRequest.address)
    expect(decodeURIComponent(href ?? '')).toContain(sampleRequest.message)
  }
  await expectNoAxeViolations(page)

  await getSubmit(page).click()
  await expectFailure(page, sendingFaults.refused)

  await getSubmit(page).click()
  await expectFailure(page, sendingFaults.server)
  expect(receiver.countAttempts(), 'a response that is no receipt is not taken for one').toBe(3)

  await getSubmit(page).click()
  await expectReceived(page)
})

for (const [name, fault, words] of [
  ['a failure of the server', serverError, sendingFaults.server],
  ['a connection that breaks off', cut, sendingFaults.connection],
] as const) {
  test(`${name} is retried twice, then reported`, async ({ page, receiver }) => {
    receiver.faults.push(...Array<Fault>(30).fill(fault))
    await openFilledForm(page)
    await getSubmit(page).click()
    await waitForFailure(page)
    await expectFailure(page, words)
    // Chromium by itself repeats a request when a connection that was open before breaks off.
    if (fault === serverError) expect(receiver.countAttempts()).toBe(3)
    else expect(receiver.countAttempts()).toBeGreaterThanOrEqual(3)
    expect(receiver.listRequests()).toEqual([])
    receiver.faults.length = 0
    await getSubmit(page).click()
    await expectReceived(page)
    expect(receiver.listRequests()).toHaveLength(1)
  })

  test(`${name} once does not show`, async ({ page, receiver }) => {
    receiver.faults.push(fault)
    await openFilledForm(page)
    await getSubmit(page).click()
    await waitForAttempts(page, receiver.countAttempts, 2)
    await expectReceived(page)
    expect(receiver.listRequests()).toHaveLength(1)
  })
}

test('a request whose response is lost is received once', async ({ page, receiver }) => {
  receiver.faults.push({ kind: 'lose-response' })
  await openFilledForm(page)
  await getSubmit(page).click()
  await waitForAttempts(page, receiver.countAttempts, 2)
  await expectReceived(page)
  const [request, ...others] = receiver.listRequests()
  expect(others).toEqual([])
  await expect(page.locator('.delivery-receipt')).toContainText(request?.reference ?? 'none')
})

test('a timeout is reported, and the next try has the same id', async ({ page, receiver }) => {
  receiver.faults.push({ kind: 'hang' })
  await openFilledForm(page)
  const ids: string[] = []
  page.on('request', (request) => {
    const id = /name="id"\r\n\r\n(\S+)/.exec(request.postDataBuffer()?.toString('latin1') ?? '')?.[1]
    if (request.method() === 'POST' && id) ids.push(id)
  })
  await getSubmit(page).click()
  await expect.poll(receiver.countAttempts).toBe(1)
  await page.clock.fastForward(5000)
  await expect(getForm(page).getByText(deliveryWords.sending)).toBeVisible()
  await page.clock.fastForward(10_000)
  await expectFailure(page, sendingFaults.timeout)
  await getSubmit(page).click()
  await expectReceived(page)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

test('words that are changed after a try are another request', async ({ page, receiver }) => {
  receiver.faults.push({ kind: 'lose-response' }, ...Array<Fault>(5).fill(serverError))
  const form = await openFilledForm(page)
  await getSubmit(page).click()
  await waitForFailure(page)
  await expectFailure(page, sendingFaults.server)
  receiver.faults.length = 0
  await form.getByLabel(estimateForm.message.label).fill('The upper sash.')
  await getSubmit(page).click()
  await expectReceived(page)
  expect(receiver.listRequests().map(({ message }) => message)).toEqual([sampleRequest.message, 'The upper sash.'])
})

test('without a connection nothing is tried, and with one it is sent', async ({ page, context, receiver }) => {
  await openFilledForm(page)
  await context.setOffline(true)
  await getSubmit(page).click()
  await expectFailure(page, sendingFaults.offline)
  await context.setOffline(false)
  await getSubmit(page).click()
  await expectReceived(page)
  expect(receiver.countAttempts()).toBe(1)
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

test('a short wait that the receiver asks for is kept, and then it is sent', async ({ page, receiver }) => {
  receiver.faults.push({ kind: 'respond', status: 429, retryAfter: 15 })
  await openFilledForm(page)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await getSubmit(page).click()
  await expect.poll(receiver.countAttempts).toBe(1)
  await page.clock.runFor(14_000)
  expect(receiver.countAttempts()).toBe(1)
  await page.clock.runFor(2000)
  await expect.poll(receiver.countAttempts).toBe(2)
  await page.clock.resume()
  await expectReceived(page)
})

test('a long wait is announced, and until then nothing is sent', async ({ page, receiver }) => {
  receiver.faults.push({ kind: 'respond', status: 429, retryAfter: 600 })
  await openFilledForm(page)
  await getSubmit(page).click()
  await expectFailure(page, sayWait(600))
  await page.clock.fastForward(300_000)
  await getSubmit(page).click()
  await expectFailure(page, 'Send it again in 5 minutes')
  expect(receiver.countAttempts()).toBe(1)
  await page.clock.fastForward(301_000)
  await getSubmit(page).click()
  await expectReceived(page)
})

test('a photo that is too large is named, and the request can go without it', async ({ page, receiver }) => {
  receiver.faults.push({
    kind: 'respond',
    status: 413,
    body: { error: 'photo-too-large', message: 'Photo 2 is larger than 8 MB.', photo: 1 },
  })
  const form = await openFilledForm(page)
  await form
    .getByLabel(estimateForm.photos.label)
    .setInputFiles([
      windowPhoto,
      { ...windowPhoto, name: 'wide.png', buffer: Buffer.concat([windowPhoto.buffer, Buffer.alloc(9)]) },
    ])
  await getSubmit(page).click()
  await expectFailure(page, 'Photo 2 is larger than 8 MB.')
  await getNotice(page)
    .getByRole('button', { name: sayWithout('wide.png') })
    .click()
  await expectReceived(page)
  expect(receiver.listPhotos()).toHaveLength(1)
  await expect(page.locator('.delivery-receipt')).not.toContainText('wide.png')
})

test('a photo that the browser cannot open goes as it is, or is left out with the visitor’s word', async ({
  page,
  receiver,
}) => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 0x18]), Buffer.from('ftypheic'), Buffer.alloc(64)])
  const large = Buffer.concat([heic, Buffer.alloc(9 * 1024 * 1024)])
  const form = await openFilledForm(page)
  await form.getByLabel(estimateForm.photos.label).setInputFiles([
    { name: 'small.heic', mimeType: 'image/heic', buffer: heic },
    { name: 'large.heic', mimeType: 'image/heic', buffer: large },
  ])
  await getSubmit(page).click()
  await expectFailure(page, '“large.heic” cannot be made smaller')
  expect(receiver.countAttempts()).toBe(0)
  await getNotice(page)
    .getByRole('button', { name: sayWithout('large.heic') })
    .click()
  await expectReceived(page)
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
    const form = await openFilledForm(page)
    await form.getByLabel(estimateForm.photos.label).setInputFiles([windowPhoto])
    await getSubmit(page).click()
    await expectFailure(page, sendingFaults.server)
  })
})

test('required fields are asked for before anything is sent', async ({ page, receiver }) => {
  const form = await openForm(page)
  await getSubmit(page).click()
  await expect(form.getByLabel(estimateForm.name.label)).toBeFocused()
  expect(receiver.countAttempts()).toBe(0)
  await fillRequired(form)
  await getSubmit(page).click()
  await expectReceived(page)
})
