import { resolve } from 'node:path'
import sharp from 'sharp'
import type { Tab } from '../../../tests/engines/engine.ts'
import {
  fillRequired,
  goInHistory,
  readAttribute,
  readText,
  readValues,
  requiredSelector,
  scrollTo,
} from '../../../tests/engines/in-page.ts'
import { test as base, expect, open, waitForPage } from '../../../tests/engines/test.ts'
import { sampleRequest } from '../testing-request.ts'
import { deliveryWords, sendingFaults } from '../words.ts'
import { startFaultyReceiver } from './testing.ts'

const test = base.extend<{ receiver: Awaited<ReturnType<typeof startFaultyReceiver>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  receiver: async ({}, run) => {
    const receiver = await startFaultyReceiver()
    await run(receiver)
    await receiver.stop()
  },
})

const typed = { ...sampleRequest, name: 'Zoë Łukasz' }

async function openForm(tab: Tab, url: string): Promise<void> {
  await open(tab, `${url}/contact#contact`)
  await waitForScript(tab)
}

async function waitForScript(tab: Tab): Promise<void> {
  await tab.evaluate(scrollTo, '#contact form')
  await expect.poll(() => tab.evaluate(readAttribute, '#contact form', 'data-estimate-form')).toBe('ready')
}

test('a request is kept over a reload, sent with a smaller photo, and received once', async ({ tab, receiver }) => {
  await openForm(tab, receiver.url)
  const filled = await fillRequired(tab, typed)
  await openForm(tab, receiver.url)
  await expect.poll(() => tab.evaluate(readValues, requiredSelector)).toEqual(filled)
  await tab.attach('#estimate-photos', resolve('docs/home.jpg'))
  await tab.click('#contact [type="submit"]')
  await expect.poll(() => tab.evaluate(readText, '.delivery-receipt h3')).toBe(deliveryWords.receipt.title)
  expect(receiver.listRequests()).toMatchObject([{ name: typed.name, page: '/contact' }])
  const formats = await Promise.all(receiver.listPhotos().map(async (photo) => (await sharp(photo).metadata()).format))
  expect(formats).toEqual(['jpeg'])
})

test('what fails is said in place, and sent again', async ({ tab, receiver }) => {
  receiver.faults.push({ kind: 'respond', status: 400 })
  await openForm(tab, receiver.url)
  await fillRequired(tab)
  await tab.click('#contact [type="submit"]')
  await expect.poll(() => tab.evaluate(readText, '.delivery-failure')).toContain(sendingFaults.refused)
  await tab.click('#contact [type="submit"]')
  await expect.poll(() => tab.evaluate(readText, '.delivery-receipt h3')).toBe(deliveryWords.receipt.title)
  expect(receiver.listRequests()).toHaveLength(1)
})

/** Runs in the page. As the form does where its script is late, once the call has returned. */
function sendByBrowser(): void {
  setTimeout(() => document.querySelector<HTMLFormElement>('#contact form')?.submit())
}

test('sent by the script and by the browser it is one request, and changed on the way back another', async ({
  tab,
  receiver,
}) => {
  receiver.faults.push({ kind: 'lose-response' }, ...Array(5).fill({ kind: 'respond', status: 500 }))
  await openForm(tab, receiver.url)
  const filled = await fillRequired(tab)
  await tab.click('#contact [type="submit"]')
  await expect.poll(() => tab.evaluate(readText, '.delivery-failure')).toContain(sendingFaults.server)
  receiver.faults.length = 0
  await tab.evaluate(sendByBrowser)
  const [first] = receiver.listRequests()
  await waitForPage(tab, `/estimate/received/${first?.reference}`)
  expect(receiver.listRequests()).toHaveLength(1)

  await tab.evaluate(goInHistory, -1)
  await waitForPage(tab, '/contact')
  await waitForScript(tab)
  await expect.poll(() => tab.evaluate(readValues, requiredSelector)).toEqual(filled)
  await tab.type('#estimate-name', ' Junior')
  await tab.click('#contact [type="submit"]')
  await expect.poll(() => tab.evaluate(readText, '.delivery-receipt h3')).toBe(deliveryWords.receipt.title)
  expect(receiver.listRequests()).toHaveLength(2)
})
