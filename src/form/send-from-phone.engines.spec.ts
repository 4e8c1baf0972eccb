import { writeFileSync } from 'node:fs'
import type { Tab } from '../../tests/engines/engine.ts'
import { count, isShown, readAttribute, readText, scrollTo } from '../../tests/engines/in-page.ts'
import { desktop, expect, open, test } from '../../tests/engines/test.ts'
import { business } from '../content/business.ts'
import { messages } from '../content/messages.ts'
import { smsHref } from '../lib/phone.ts'
import { onePixel } from './testing.ts'
import { estimateForm } from './words.ts'

const { sendFromPhone: words } = estimateForm
const link = '#contact form a[href^="sms:"]'
const panel = '#contact form details:has(.phone-panel)'

async function openForm(tab: Tab): Promise<void> {
  await open(tab, '/contact#contact')
  await tab.evaluate(scrollTo, '#contact form')
  await expect.poll(() => tab.evaluate(readAttribute, '#contact form', 'data-estimate-form')).toBe('ready')
}

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
  await expect.poll(() => tab.evaluate(readText, '#contact .phone-notice')).toContain(words.email)
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
    await expect.poll(() => tab.evaluate(readText, '#contact .phone-notice')).toContain(words.addPhotos)
  })

  test('it opens, and the request is copied or shown to be copied', async ({ tab }) => {
    await openForm(tab)
    await tab.click(`${panel} summary`)
    await expect.poll(() => tab.evaluate(isShown, `${panel} .phone-qr-code`)).toBe(true)
    await tab.click(`${panel} button`)
    await expect
      .poll(
        async () =>
          (await tab.evaluate(readText, panel))?.includes(words.copied) || tab.evaluate(count, '#estimate-text'),
      )
      .toBeTruthy()
  })
})
