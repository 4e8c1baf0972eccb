import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../tests/support/axe.ts'
import { shownPhone } from '../../tests/support/displayed-values.ts'
import { expect, test } from '../../tests/support/test.ts'
import { business } from '../content/business.ts'
import { messages } from '../content/messages.ts'
import { pages } from '../content/pages.ts'
import { mailtoHref, smsHref } from '../lib/links.ts'
import { describeRequest } from './describe.ts'
import { fillEverything, getForm, holdScripts, openForm, windowPhoto } from './testing.ts'
import { sampleRequest } from './testing-request.ts'
import { estimateForm } from './words.ts'

const { sendFromPhone: words, requestTitle } = estimateForm
const beginning = messages.contact.text

/** What fillEverything types. */
const written = describeRequest(sampleRequest)

interface Sent {
  /** What the share sheet got, with the names of the files. */
  shared: { text: string | undefined; files: string[] }[]
  /** Links to other apps that were followed. */
  followed: string[]
}

type Sheet = 'takes' | 'closed' | 'fails' | 'without-files'

declare global {
  interface Window {
    sent: Sent
    /** What the share sheet does. */
    sheet: Sheet
  }
}

/** Stands in for the share sheet and for the apps that links open. Call this before the page is opened. */
async function stubApps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.sent = { shared: [], followed: [] }
    window.sheet = 'takes'
    navigator.canShare = ({ files }: ShareData = {}) => window.sheet !== 'without-files' || !files
    navigator.share = async ({ text, files = [] }: ShareData = {}) => {
      window.sent.shared.push({ text, files: files.map(({ name }) => name) })
      if (window.sheet === 'closed') throw new DOMException('closed', 'AbortError')
      if (window.sheet === 'fails') throw new DOMException('refused', 'NotAllowedError')
    }
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || event.defaultPrevented || link.protocol.startsWith('http')) return
      event.preventDefault()
      window.sent.followed.push(link.href)
    })
  })
}

/** What the share sheet does from now on; what was sent before is forgotten. */
async function setSheet(page: Page, sheet: Sheet): Promise<void> {
  await page.evaluate((kind) => {
    window.sheet = kind
    window.sent = { shared: [], followed: [] }
  }, sheet)
}

function readSent(page: Page): Promise<Sent> {
  return page.evaluate(() => window.sent)
}

/** The requests that a page makes from now on. Previews of photos are not among them. */
function noteRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith('http')) requests.push(request.url())
  })
  return requests
}

const getLink = (page: Page) => getForm(page).getByRole('link', { name: words.label })
const getNotice = (page: Page) => getForm(page).getByRole('status').filter({ hasText: /\S/ })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the link fills in a text message, or hands text and photos to the share sheet', async ({ page }) => {
    await stubApps(page)
    const form = await openForm(page)
    const requests = noteRequests(page)
    await test.step('without photos a text message is filled in, each time with what is there', async () => {
      await getLink(page).tap()
      await form.getByLabel(estimateForm.name.label).fill('Morgan')
      await getLink(page).press('Enter')
      await expect(form.getByText(words.addPhotos)).toBeHidden()
      await expect(getNotice(page).filter({ hasText: words.notOpened })).toBeVisible()
      const filled = `${requestTitle}\n${estimateForm.name.label}: Morgan`
      expect(await readSent(page)).toEqual({
        shared: [],
        followed: [smsHref(business.phone, beginning), smsHref(business.phone, filled)],
      })
      await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0)
    })

    await fillEverything(form)
    await form
      .getByLabel(estimateForm.photos.label)
      .setInputFiles([windowPhoto, { ...windowPhoto, name: 'second.png' }])
    await expect(form.getByText('2 photos added')).toBeVisible()

    await test.step('a share sheet that is closed says nothing', async () => {
      await setSheet(page, 'closed')
      await getLink(page).tap()
      await expect.poll(async () => (await readSent(page)).shared.length).toBe(1)
      await expect(form.getByText(words.sharing[0])).toBeHidden()
      await expect(form.getByText(words.failed)).toBeHidden()
      expect((await readSent(page)).followed).toEqual([])
    })

    await test.step('text and photos go to the share sheet', async () => {
      await setSheet(page, 'takes')
      await getLink(page).tap()
      await expect(getNotice(page).filter({ hasText: words.sharing[0] })).toBeVisible()
      expect(await readSent(page)).toEqual({
        shared: [{ text: `${written}\n\n${words.recipient}`, files: ['window.png', 'second.png'] }],
        followed: [],
      })
      await expectNoAxeViolations(page, '#contact')
    })

    await test.step('a share sheet that fails leaves two links that are filled in', async () => {
      await setSheet(page, 'fails')
      await getLink(page).tap()
      const notice = getNotice(page).filter({ hasText: words.failed })
      await expect(notice).toBeVisible()
      await expect(notice.getByRole('link', { name: words.text })).toHaveAttribute(
        'href',
        smsHref(business.phone, written),
      )
      await notice.getByRole('link', { name: words.email }).tap()
      expect((await readSent(page)).followed).toEqual([mailtoHref(business.email, requestTitle, written)])
      await expectNoAxeViolations(page, '#contact')
    })

    await test.step('photos that cannot be shared: a text message, and where photos are added', async () => {
      await setSheet(page, 'without-files')
      await getLink(page).tap()
      const notice = getNotice(page).filter({ hasText: words.addPhotos })
      await expect(notice).toBeVisible()
      expect(await readSent(page)).toEqual({ shared: [], followed: [smsHref(business.phone, written)] })
      await expect(notice.getByRole('link', { name: words.email })).toHaveAttribute(
        'href',
        mailtoHref(business.email, requestTitle, written),
      )
    })
    expect(requests, 'nothing goes to the network').toEqual([])
  })

  test('before the script has come the link opens a text message', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(pages.emergency.path)
    const link = getLink(page)
    await expect(link).toHaveAttribute('href', smsHref(business.phone, messages.home.text))
    const before = await link.boundingBox()
    expect(before?.height).toBeGreaterThanOrEqual(44)
    await link.scrollIntoViewIfNeeded()
    const height = () => getForm(page).evaluate((form) => form.getBoundingClientRect().height)
    const heightBefore = await height()
    release()
    await expect(getForm(page)).toHaveAttribute('data-estimate-form', 'ready')
    expect(await height()).toBe(heightBefore)
    await expect(getForm(page).getByText(words.label)).toHaveCount(2)
    await expect(getForm(page).getByText(words.label).last()).toBeHidden()
  })
})

test.describe('on a computer', () => {
  const getSummary = (page: Page) => getForm(page).locator('summary', { hasText: words.label })
  const getCopy = (page: Page) => getForm(page).getByRole('button', { name: words.copy })

  test('it opens with the keyboard: the number, the request to copy, and a code for the phone, fetched only then', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-write'])
    const form = await openForm(page)
    const message = form.getByLabel(estimateForm.message.label)
    await expect(getLink(page)).toBeHidden()
    await expect(getCopy(page)).toBeHidden()
    await expect(page.locator('img[src*="text-us"]')).toBeAttached()
    await page.waitForLoadState('networkidle')
    const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(fetched.filter((url) => url.includes('text-us'))).toEqual([])
    const requests = noteRequests(page)
    await form.getByRole('button', { name: estimateForm.submit }).focus()
    await page.keyboard.press('Tab')
    await expect(getSummary(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(form.getByText(shownPhone, { exact: true })).toBeVisible()

    const code = form.getByRole('img', { name: words.qrCode })
    await expect(code).toHaveAttribute('loading', 'lazy')
    await code.scrollIntoViewIfNeeded()
    await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const { pathname } = new URL((await code.getAttribute('src')) ?? '', page.url())
    expect(pathname).toMatch(/^\/drawings\/text-us\.[0-9a-f]{8}\.svg$/)
    expect(requests.map((url) => new URL(url).pathname)).toEqual([pathname])

    await page.keyboard.press('Tab')
    await expect(getCopy(page)).toBeFocused()
    await page.keyboard.press('Enter')
    const status = form.getByRole('status').filter({ hasText: words.copied })
    await expect(status).toBeVisible()
    expect(requests).toHaveLength(1)
    await expectNoAxeViolations(page, '#contact')
    await message.press('ControlOrMeta+V')
    await expect(message, 'with nothing typed it is how a message begins').toHaveValue(beginning)

    // A second copy is announced, too: the words go and come again.
    await fillEverything(form)
    await status.evaluate((element) => {
      const changed = new Promise((resolve) => new MutationObserver(resolve).observe(element, { childList: true }))
      Object.assign(window, { changed })
    })
    await getCopy(page).press('Enter')
    await page.waitForFunction(() => (window as unknown as { changed: Promise<unknown> }).changed)
    await expect(status).toBeVisible()
    await message.fill('')
    await message.press('ControlOrMeta+V')
    await expect(message).toHaveValue(written)
  })

  test('a browser that lets nothing be copied shows the text, selected, in both themes', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    const form = await openForm(page)
    await fillEverything(form)
    await getSummary(page).click()
    await getCopy(page).click()
    const text = form.getByLabel(words.notCopied)
    await expect(text).toHaveValue(written)
    await expect(text).toHaveAttribute('readonly')
    await expect(text).toBeFocused()
    const readSelected = () =>
      text.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd))
    expect(await readSelected()).toBe(written)
    await expect(form.getByText(words.copied)).toBeHidden()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectNoAxeViolations(page, '#contact')
    }
    // Axe looks at the form again after the visitor has clicked elsewhere.
    await form.getByLabel(estimateForm.name.label).focus()
    await getCopy(page).click()
    await expect(text).toBeFocused()
    expect(await readSelected()).toBe(written)
  })
})
