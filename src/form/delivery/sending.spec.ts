import sharp from 'sharp'
import { expectNoAxeViolations } from '../../../tests/support/axe.ts'
import { readPicture } from '../../../tests/support/pictures.ts'
import { business } from '../../content/business.ts'
import { receivedWords, refusedWords } from '../../views/receipts/words.ts'
import { listLabelledValues } from '../describe.ts'
import {
  expectEverythingKept,
  fillEverything,
  fillRequired,
  getForm,
  getSubmit,
  getToast,
  holdScripts,
  openForm,
  windowPhoto,
} from '../testing.ts'
import { sampleRequest } from '../testing-request.ts'
import { deliveryWords, describeNextSteps, estimateForm, simulatedWords } from '../words.ts'
import { expect, expectReceipt, test } from './testing.ts'

const reference = new RegExp(`^${business.referencePrefix}-[2-9A-HJ-NP-Z]{6}$`)

test('a request with photos is received once, and its receipt stands in the place of the form', async ({
  page,
  receiver,
}) => {
  const form = await openForm(page)
  await test.step('the page says that requests are sent', async () => {
    await expect(page.getByText(simulatedWords.photosHint)).toHaveCount(0)
    await expect(form).toContainText(deliveryWords.photosHint)
    await expect(form).toContainText(deliveryWords.promise)
    await expect(page.locator('#privacy')).toContainText('we receive what you typed')
    const policy = await page.locator('meta[http-equiv]').getAttribute('content')
    expect(policy).toMatch(/connect-src 'self';.*form-action 'self';/)
  })
  await fillEverything(form)
  const photos = ['IMG_1.jpg', 'IMG_2.jpg'].map((name) => readPicture('12-megapixels.jpg', name))
  await form.getByLabel(estimateForm.photos.label).setInputFiles(photos)
  await getSubmit(page).click()
  await expect(form.getByRole('button', { name: estimateForm.submitting })).toBeDisabled()

  await expect(getToast(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: deliveryWords.receipt.title })).toBeFocused()
  await expect(form).toBeHidden()
  const receipt = page.locator('.delivery-receipt')
  await expect(receipt.locator('b')).toHaveText(reference)
  await expect(receipt).toContainText(describeNextSteps(sampleRequest.phone))
  const sent = listLabelledValues(sampleRequest)
  expect(sent.length).toBeGreaterThan(5)
  for (const { value } of sent) await expect(receipt).toContainText(value)
  await expect(receipt).toContainText('IMG_2.jpg')
  await expect(receipt.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/)
  await expectNoAxeViolations(page)

  const [request, ...others] = receiver.listRequests()
  expect(others).toEqual([])
  expect(request).toMatchObject({ name: sampleRequest.name, page: '/contact' })
  expect(request?.reference).toBe(await receipt.locator('b').innerText())
  const received = receiver.listPhotos()
  expect(received).toHaveLength(2)
  for (const photo of received) {
    const { width, height, format, exif } = await sharp(photo).metadata()
    expect({ width, height, format, exif }).toEqual({ width: 2000, height: 1500, format: 'jpeg', exif: undefined })
  }

  await test.step('the receipt is printed', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(receipt.locator('b')).toBeVisible()
    await expect(receipt.getByRole('button')).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('it makes room for another request, which is marked where a program has filled it in', async () => {
    await receipt.getByRole('button', { name: deliveryWords.receipt.another }).click()
    await expect(form.getByLabel(estimateForm.name.label)).toBeFocused()
    await expect(form.getByLabel(estimateForm.name.label)).toHaveValue('')
    await expect(form.getByRole('textbox', { name: deliveryWords.honeypot })).toHaveCount(0)
    await fillRequired(form)
    await form.locator('[name="website"]').fill('https://spam.example', { force: true })
    await getSubmit(page).click()
    await expectReceipt(page)
    expect(new Set(receiver.listRequests().map(({ id }) => id)).size).toBe(2)
    expect(receiver.listRequests().at(-1)?.suspicion).toBe('honeypot')
  })
})

test('what is typed while a request is on its way is kept, and is another request', async ({ page, receiver }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  receiver.faults.push({ kind: 'hold', until: promise })
  const form = await openForm(page)
  await fillEverything(form)
  await getSubmit(page).click()
  await expect.poll(receiver.countAttempts).toBe(1)
  await expect(form.getByText(deliveryWords.sending)).toBeVisible()
  await form.getByLabel(estimateForm.message.label).fill('And the one beside it.')
  await form.getByLabel(estimateForm.photos.label).setInputFiles([windowPhoto])
  resolve()
  const receipt = page.locator('.delivery-receipt')
  await expect(receipt).toContainText(sampleRequest.message)
  await expect(receipt).toContainText(deliveryWords.receipt.changed)
  await expect(receipt).not.toContainText(windowPhoto.name)

  await receipt.getByRole('button', { name: deliveryWords.receipt.another }).click()
  await expect(form.getByLabel(estimateForm.message.label)).toHaveValue('And the one beside it.')
  await expect(form.getByText('1 photo added')).toBeVisible()
  await page.reload()
  await form.scrollIntoViewIfNeeded()
  await expect(form).toHaveAttribute('data-estimate-form', 'ready')
  await expect(form.getByLabel(estimateForm.message.label)).toHaveValue('And the one beside it.')
  await getSubmit(page).click()
  await expect(receipt).not.toContainText(deliveryWords.receipt.changed)
  expect(receiver.listRequests().map(({ message }) => message)).toEqual([
    sampleRequest.message,
    'And the one beside it.',
  ])
})

test('a browser that cannot draw and refuses storage sends the photo as it is', async ({ page, receiver }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  const form = await openForm(page)
  await fillEverything(form)
  await form.getByLabel(estimateForm.photos.label).setInputFiles([windowPhoto])
  await getSubmit(page).click()
  await expectReceipt(page)
  expect(receiver.listRequests()).toHaveLength(1)
  expect(receiver.listPhotos().map((photo) => photo.equals(windowPhoto.buffer))).toEqual([true])
})

test('a request that is sent before the script arrives is received once', async ({ page, receiver }) => {
  const release = await holdScripts(page)
  await page.goto('/contact#contact')
  await fillRequired(getForm(page))
  await getSubmit(page).click()
  await getSubmit(page).click()
  release()
  await expectReceipt(page)
  expect(receiver.listRequests()).toHaveLength(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowedConsole: /^Failed to load resource/ })

  test('a page thanks with the reference; sent twice it is one request; what is refused is explained', async ({
    page,
    receiver,
  }) => {
    const hero = page.locator('#hero')
    for (const count of [1, 2]) {
      await page.goto('/contact')
      await fillRequired(getForm(page))
      await getSubmit(page).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(receivedWords.title)
      expect(receiver.countAttempts()).toBe(count)
    }
    const [request, ...others] = receiver.listRequests()
    expect(others).toEqual([])
    await expect(hero).toContainText(request?.reference ?? 'none')
    await expect(hero.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/)
    await expect(hero.getByRole('link', { name: 'Text' })).toHaveAttribute('href', /^sms:/)

    await page.goto('/contact')
    await fillRequired(getForm(page))
    await getForm(page).getByLabel(estimateForm.name.label).fill('x'.repeat(101))
    await getSubmit(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(refusedWords.title)
    await expect(hero).toContainText('Name is too long.')
    expect(receiver.listRequests()).toHaveLength(1)
  })
})

test.describe('the draft', () => {
  test('what is typed is there after a reload, on another page and on the way back, until it is sent', async ({
    page,
  }) => {
    await page.goto('/services')
    const older = '{"values":{"name":5,"issue":"roof"},"id":7,"startedAt":"now"}'
    await page.evaluate((draft) => sessionStorage.setItem('estimate-request', draft), older)
    const form = await openForm(page)
    await expect(form.getByLabel(estimateForm.issue.label), 'what another version stored').toHaveValue('')
    await fillEverything(form)
    await page.reload()
    await expectEverythingKept(getForm(page))
    await expectEverythingKept(await openForm(page, '/faq#contact'))
    await page.goBack()
    await expectEverythingKept(getForm(page))

    await getSubmit(page).click()
    await expectReceipt(page)
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    await expect((await openForm(page, '/faq#contact')).getByLabel(estimateForm.name.label)).toHaveValue('')
  })

  test('an issue that the URL names does not replace the one that the visitor chose, after a reload and on the way back', async ({
    page,
  }) => {
    const issue = getForm(page).getByLabel(estimateForm.issue.label)
    await openForm(page, '/contact?issue=foggy#contact')
    await expect(issue).toHaveValue('foggy')
    await issue.selectOption('seal')
    await page.reload()
    await expect(getForm(page)).toHaveAttribute('data-estimate-form', 'ready')
    await expect(issue).toHaveValue('seal')
    await page.goto('/services')
    await page.goBack()
    await expect(getForm(page)).toHaveAttribute('data-estimate-form', 'ready')
    await expect(issue).toHaveValue('seal')
  })
})
