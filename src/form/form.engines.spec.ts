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

const submit = '#contact [type="submit"]'

async function openForm(tab: Tab): Promise<void> {
  await open(tab, '/contact#contact')
  await tab.evaluate(scrollTo, '#contact form')
  await waitForScript(tab)
}

async function waitForScript(tab: Tab): Promise<void> {
  await expect.poll(() => tab.evaluate(readAttribute, '#contact form', 'data-estimate-form')).toBe('ready')
}

const emptied = requiredFields.map(() => '')

test('an empty form says what is missing, and shows the first field with its label', async ({ tab }) => {
  await openForm(tab)
  await tab.click(submit)
  await expect.poll(() => tab.evaluate(count, '#contact [aria-invalid="true"]')).toBe(requiredFields.length)
  expect(await tab.evaluate(readText, '#contact form')).toContain(estimateForm.name.missing)
  await expect.poll(() => tab.evaluate(hasFocus, '#estimate-name')).toBe(true)
  await expect.poll(() => tab.evaluate(readPlace, '[for="estimate-name"]')).toBe('in view')
})

test('what is typed and sent before the script comes is kept, and sent when it has come', async ({ tab, site }) => {
  await open(tab, '/about')
  const release = site.holdScripts()
  const filled = await fillRequired(tab)
  await tab.click(submit)
  expect(await tab.evaluate(readValues, requiredSelector)).toEqual(filled)
  release()
  await expect.poll(() => tab.evaluate(readText, '#toasts')).toContain(estimateForm.toast.title)
  await expect.poll(() => tab.evaluate(readValues, requiredSelector)).toEqual(emptied)
})

test('a request is sent: the button waits, the toast thanks, the form is empty again', async ({ tab }) => {
  await openForm(tab)
  await fillRequired(tab)
  await tab.click(submit)
  await expect.poll(() => tab.evaluate(readText, submit)).toBe(estimateForm.submitting)
  await expect.poll(() => tab.evaluate(readText, '#toasts')).toContain(estimateForm.toast.title)
  await expect.poll(() => tab.evaluate(readValues, requiredSelector)).toEqual(emptied)
  await expect.poll(() => tab.evaluate(hasFocus, submit)).toBe(true)
})

test.describe('on a desktop', () => {
  // On a phone what is optional is folded.
  test.use({ screenSize: desktop })

  test('a photo is shown, counted and taken off', async ({ tab }, testInfo) => {
    const file = testInfo.outputPath('window.png')
    writeFileSync(file, onePixel)
    await openForm(tab)
    await tab.attach('#estimate-photos', file)
    await expect.poll(() => tab.evaluate(readText, '#contact form')).toContain('1 photo added')
    await expect
      .poll(() => tab.evaluate(() => document.querySelector<HTMLImageElement>('#contact form li img')?.naturalWidth))
      .toBe(1)
    await tab.click('#contact form li button')
    await expect.poll(() => tab.evaluate(count, '#contact form li img')).toBe(0)
  })
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

test.describe('sending from the phone', () => {
  const { sendFromPhone: words } = estimateForm
  const link = '#contact form a[href^="sms:"]'
  const panel = '#contact form details:has(.copy-or-scan)'

  /** Follows the link, which is hidden without a touch screen, and returns where it leads. */
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

  test('the link opens a text message with what is typed', async ({ tab }) => {
    await openForm(tab)
    expect(await tab.evaluate(followLink, link)).toBe(smsHref(business.phone, messages.contact.text))
    await tab.type('#estimate-name', 'Morgan')
    const text = `${estimateForm.requestTitle}\n${estimateForm.name.label}: Morgan`
    expect(await tab.evaluate(followLink, link)).toBe(smsHref(business.phone, text))
    await expect.poll(() => tab.evaluate(readText, '#contact .send-notice')).toContain(words.email)
  })

  test.describe('on a desktop', () => {
    test.use({ screenSize: desktop })

    test('photos that the browser cannot share are added in the message app', async ({ tab }, testInfo) => {
      const file = testInfo.outputPath('window.png')
      writeFileSync(file, onePixel)
      await openForm(tab)
      await tab.attach('#estimate-photos', file)
      await expect.poll(() => tab.evaluate(readText, '#contact form')).toContain('1 photo added')
      await tab.evaluate(() => {
        navigator.canShare = () => false
      })
      expect(await tab.evaluate(followLink, link)).toBe(smsHref(business.phone, messages.contact.text))
      await expect.poll(() => tab.evaluate(readText, '#contact .send-notice')).toContain(words.addPhotos)
    })

    test('it opens, and the request is copied or shown to be copied', async ({ tab }) => {
      await openForm(tab)
      await tab.click(`${panel} summary`)
      await expect.poll(() => tab.evaluate(isShown, `${panel} .scan-code`)).toBe(true)
      await tab.click(`${panel} button`)
      await expect
        .poll(
          async () =>
            (await tab.evaluate(readText, panel))?.includes(words.copied) || tab.evaluate(count, '#estimate-text'),
        )
        .toBeTruthy()
    })
  })
})
