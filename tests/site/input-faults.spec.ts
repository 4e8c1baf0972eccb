import { closeSync, openSync, writeSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { pages } from '../../src/content/pages.ts'
import { fieldChoices } from '../../src/form/describe.ts'
import { enteredFields, multilineFields } from '../../src/form/request.ts'
import {
  countPreviews,
  expectEverythingKept,
  fillEverything,
  getSubmit,
  getToast,
  onePixel,
  openForm,
  unfoldOptional,
  windowPhoto,
} from '../../src/form/testing.ts'
import { estimateForm } from '../../src/form/words.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 800 } })

const markup = `"><script>document.title='run'</script><img src=x onerror="document.title='run'">`
const rightToLeft = '\u202Eמרים ריס مرحبا'
const hostile: readonly (readonly [kind: string, text: string])[] = [
  ['markup', markup],
  ['a thousand letters without a space', 'Wolfeschlegelsteinhausen'.repeat(42)],
  ['emoji and right-to-left text', `${rightToLeft} 👩🏽‍🔧🪟`],
]

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

/** Notes what the form would send at the moment of sending. */
async function noteSent(form: Locator): Promise<() => Promise<unknown>> {
  await form.evaluate((element: HTMLFormElement) => {
    element.addEventListener('formdata', ({ formData }) => {
      const texts = [...formData].filter(([, value]) => typeof value === 'string')
      Object.assign(window, { sent: Object.fromEntries(texts) })
    })
  })
  return () => form.evaluate(() => (window as unknown as { sent: unknown }).sent)
}

test('whatever is in every field is carried as text and breaks nothing', async ({ page }) => {
  const form = await openForm(page)
  await unfoldOptional(form)
  const title = await page.title()
  const readSent = await noteSent(form)
  for (const [kind, text] of hostile) {
    await test.step(kind, async () => {
      // A message may have five thousand characters.
      const message = text.repeat(Math.ceil(5000 / text.length))
      const typed = enteredFields.filter((name) => !fieldChoices[name])
      // The form asks for a phone number of seven digits or more.
      const writeText = (name: string) => (name === 'phone' ? `${text} 4035550142` : text)
      const texts = typed.map((name) => [name, multilineFields.includes(name) ? message : writeText(name)] as const)
      for (const [name, value] of texts) await form.locator(`[name="${name}"]`).fill(value)
      await form.getByLabel(estimateForm.issue.label).selectOption('other')
      await form.getByLabel(estimateForm.photos.label).setInputFiles([
        { ...windowPhoto, name: `${text.slice(0, 120).replaceAll('/', '-')}.png` },
        { name: `${text.slice(0, 120).replaceAll('/', '-')}.txt`, mimeType: 'text/plain', buffer: Buffer.from('x') },
      ])
      await expect(form.getByText('is not an image and was left out.')).toBeVisible()
      await expect(form.getByText('1 photo added')).toBeVisible()
      await expect(page.locator('img[src=x]')).toHaveCount(0)
      await expectNoSidewaysScroll(page)

      await getSubmit(page).click()
      await expect(getToast(page)).toBeVisible()
      expect(await readSent()).toEqual({ ...Object.fromEntries(texts), issue: 'other' })
      await expect(page).toHaveTitle(title)
      await expect(form.getByLabel(estimateForm.name.label)).toHaveValue('')
    })
  }
})

test('a URL with a broken escape opens its page without an error', async ({ page }) => {
  await page.goto(`${pages.faq.path}?issue=%E0%A4%A#%E0%A4%A`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#contact form').getByLabel(estimateForm.issue.label)).toHaveValue('')
})

test.describe('photos', () => {
  test('thirty of them stay in their place, are taken off one by one, and release their previews', async ({ page }) => {
    const countOpen = await countPreviews(page)
    const form = await openForm(page)
    await unfoldOptional(form)
    await fillEverything(form)
    const heightBefore = (await form.boundingBox())?.height ?? 0
    await form
      .getByLabel(estimateForm.photos.label)
      .setInputFiles(Array.from({ length: 30 }, (_, index) => ({ ...windowPhoto, name: `IMG_${index}.png` })))
    await expect(form.getByText('30 photos added')).toBeVisible()
    expect(await countOpen()).toBe(30)
    await expectNoSidewaysScroll(page)
    const heightAfter = (await form.boundingBox())?.height ?? 0
    expect(heightAfter - heightBefore).toBeLessThan(500)

    await form.getByRole('button', { name: 'Remove IMG_29.png' }).click()
    await expect(form.getByText('29 photos added')).toBeVisible()
    await expectEverythingKept(form)
    await getSubmit(page).click()
    await expect(getToast(page)).toBeVisible()
    expect(await countOpen()).toBe(0)
  })

  test('one of 60 MB is shown like any other', async ({ page }, testInfo) => {
    const path = testInfo.outputPath('large.bmp')
    writeLargePicture(path)
    const form = await openForm(page)
    await unfoldOptional(form)
    await fillEverything(form)
    await form.getByLabel(estimateForm.photos.label).setInputFiles(path)
    await expect(form.getByText('1 photo added')).toBeVisible()
    const thumbnail = form.getByRole('listitem').locator('img')
    const readWidth = () => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect.poll(readWidth).toBe(5000)
    await expectEverythingKept(form)
  })

  test('an empty one is refused by name; one that the browser cannot show counts', async ({ page }) => {
    const form = await openForm(page)
    await unfoldOptional(form)
    await fillEverything(form)
    await form
      .getByLabel(estimateForm.photos.label)
      .setInputFiles([
        windowPhoto,
        { name: 'cloud.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
        { name: 'IMG_0142.HEIC', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic') },
        { name: 'torn.png', mimeType: 'image/png', buffer: onePixel.subarray(0, 30) },
      ])
    await expect(form.getByText('cloud.jpg is empty and was left out.')).toBeVisible()
    await expect(form.getByText('3 photos added')).toBeVisible()
    await expect(form.getByText('No preview')).toHaveCount(2)
    await expect(form.getByRole('button', { name: 'Remove IMG_0142.HEIC' })).toBeVisible()
    await expectEverythingKept(form)
  })
})

/** A black bitmap of 5000 by 4000 pixels, of which only the head is written: the rest of the file is a hole. */
function writeLargePicture(path: string): void {
  const [width, height, headLength] = [5000, 4000, 54]
  const head = Buffer.alloc(headLength)
  head.write('BM')
  head.writeUInt32LE(headLength + width * height * 3, 2)
  head.writeUInt32LE(headLength, 10)
  head.writeUInt32LE(40, 14)
  head.writeInt32LE(width, 18)
  head.writeInt32LE(height, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(24, 28)
  const file = openSync(path, 'w')
  writeSync(file, head)
  writeSync(file, Buffer.alloc(1), 0, 1, headLength + width * height * 3 - 1)
  closeSync(file)
}
