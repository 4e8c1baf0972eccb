import { writeFileSync } from 'node:fs'
import type { Tab } from '../../tests/engines/engine.ts'
import {
  count,
  fillRequired,
  goInHistory,
  hasFocus,
  isShown,
  readAttribute,
  readPlace,
  readText,
  readValues,
  requiredSelector,
  scrollTo,
} from '../../tests/engines/in-page.ts'
import { desktop, expect, open, test, waitForPage } from '../../tests/engines/test.ts'
import { business } from '../content/business.ts'
import { messages } from '../content/messages.ts'
import { smsHref } from '../lib/links.ts'
import { requiredFields } from './request.ts'
import { onePixel } from './testing.ts'
import { estimateForm } from './words.ts'

const { sendFromPhone } = estimateForm
const submit = '#contact [type="submit"]'
const textLink = '#contact form a[href^="sms:"]'
const sendPanel = '#contact form details:has(.copy-or-scan)'

async function openForm(tab: Tab): Promise<void> {
  await open(tab, '/contact#contact')
  await tab.evaluate(scrollTo, '#contact form')
  await waitForScript(tab)
}

async function waitForScript(tab: Tab): Promise<void> {
  await expect.poll(() => tab.evaluate(readAttribute, '#contact form', 'data-estimate-form')).toBe('ready')
}

const emptied = requiredFields.map(() => '')

/** Runs in the page. Follows a link, which is hidden without a touch screen, and returns where it leads. */
function followLink(selector: string): string | undefined {
  let href: string | undefined
  addEventListener(
    'click',
    (event) => {
      const followed = (event.target as Element).closest('a')
      href = event.defaultPrevented ? undefined : followed?.href
      event.preventDefault()
    },
    { once: true },
  )
  document.querySelector<HTMLElement>(selector)?.click()
  return href
}

test('the form says what is missing, sends a request, and opens a text message with what is typed', async ({ tab }) => {
  await openForm(tab)
  await test.step('an empty form says what is missing, and shows the first field with its label', async () => {
    await tab.click(submit)
    await expect.poll(() => tab.evaluate(count, '#contact [aria-invalid="true"]')).toBe(requiredFields.length)
    expect(await tab.evaluate(readText, '#contact form')).toContain(estimateForm.name.missing)
    await expect.poll(() => tab.evaluate(hasFocus, '#estimate-name')).toBe(true)
    await expect.poll(() => tab.evaluate(readPlace, '[for="estimate-name"]')).toBe('in view')
  })

  await test.step('a request is sent: the button waits, the toast thanks, the form is empty again', async () => {
    await fillRequired(tab)
    await tab.click(submit)
    await expect.poll(() => tab.evaluate(readText, submit)).toBe(estimateForm.submitting)
    await expect.poll(() => tab.evaluate(readText, '#toasts')).toContain(estimateForm.toast.title)
    await expect.poll(() => tab.evaluate(readValues, requiredSelector)).toEqual(emptied)
    await expect.poll(() => tab.evaluate(hasFocus, `${submit} + p > *`)).toBe(true)
  })

  await test.step('the link opens a text message with what is typed', async () => {
    expect(await tab.evaluate(followLink, textLink)).toBe(smsHref(business.phone, messages.contact.text))
    await tab.type('#estimate-name', 'Morgan')
    const text = `${estimateForm.requestTitle}\n${estimateForm.name.label}: Morgan`
    expect(await tab.evaluate(followLink, textLink)).toBe(smsHref(business.phone, text))
    await expect.poll(() => tab.evaluate(readText, '#contact .send-notice')).toContain(sendFromPhone.email)
  })
})

test('what is typed and sent before the script comes is kept, and sent when it has come', async ({ tab, site }) => {
  await open(tab, '/services')
  const release = site.holdScripts()
  const filled = await fillRequired(tab)
  await tab.click(submit)
  expect(await tab.evaluate(readValues, requiredSelector)).toEqual(filled)
  release()
  await expect.poll(() => tab.evaluate(readText, '#toasts')).toContain(estimateForm.toast.title)
  await expect.poll(() => tab.evaluate(readValues, requiredSelector)).toEqual(emptied)
})

test('back and forward: what was typed is there again', async ({ tab }) => {
  await openForm(tab)
  const filled = await fillRequired(tab)
  await tab.evaluate(() => document.querySelector<HTMLElement>('header a[href="/"]')?.click())
  await waitForPage(tab, '/')
  await tab.evaluate(goInHistory, -1)
  await waitForPage(tab, '/contact')
  await expect.poll(() => tab.evaluate(readValues, requiredSelector)).toEqual(filled)
  await tab.evaluate(goInHistory, 1)
  await waitForPage(tab, '/')
  expect(await tab.evaluate(isShown, 'h1')).toBe(true)
})

test.describe('on a desktop', () => {
  // On a phone what is optional is folded.
  test.use({ screenSize: desktop })

  test('a photo is shown, counted, added in the message app and taken off; the request is copied', async ({
    tab,
  }, testInfo) => {
    const file = testInfo.outputPath('window.png')
    writeFileSync(file, onePixel)
    await openForm(tab)
    await test.step('a photo is shown and counted', async () => {
      await tab.attach('#estimate-photos', file)
      await expect.poll(() => tab.evaluate(readText, '#contact form')).toContain('1 photo added')
      await expect
        .poll(() => tab.evaluate(() => document.querySelector<HTMLImageElement>('#contact form li img')?.naturalWidth))
        .toBe(1)
    })

    await test.step('photos that the browser cannot share are added in the message app', async () => {
      await tab.evaluate(() => {
        navigator.canShare = () => false
      })
      expect(await tab.evaluate(followLink, textLink)).toBe(smsHref(business.phone, messages.contact.text))
      await expect.poll(() => tab.evaluate(readText, '#contact .send-notice')).toContain(sendFromPhone.addPhotos)
    })

    await test.step('the photo is taken off', async () => {
      await tab.click('#contact form li button')
      await expect.poll(() => tab.evaluate(count, '#contact form li img')).toBe(0)
    })

    await test.step('the panel opens, and the request is copied or shown to be copied', async () => {
      await tab.click(`${sendPanel} summary`)
      await expect.poll(() => tab.evaluate(isShown, `${sendPanel} .scan-code`)).toBe(true)
      await tab.click(`${sendPanel} button`)
      const isCopied = async () => (await tab.evaluate(readText, sendPanel))?.includes(sendFromPhone.copied)
      await expect.poll(async () => (await isCopied()) || tab.evaluate(count, '#estimate-text')).toBeTruthy()
    })
  })
})
