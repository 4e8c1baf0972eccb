import type { Page } from '@playwright/test'
import { receivedWords } from '../../views/receipts/words.ts'
import { fillRequired, getForm, getSubmit, holdScripts, onePixel, openForm, windowPhoto } from '../testing.ts'
import { sampleRequest } from '../testing-request.ts'
import { deliveryWords, estimateForm, sayWithout } from '../words.ts'
import { expect, type Fault, type FaultyReceiver, test } from './testing.ts'

test.use({ allowedConsole: /^Failed to load resource/ })

const secondPhoto = { ...windowPhoto, name: 'second.png', buffer: Buffer.concat([onePixel, Buffer.from('x')]) }
const serverError: Fault = { kind: 'respond', status: 500 }

async function expectReceivedPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(receivedWords.title)
}

async function expectReceipt(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: deliveryWords.receipt.title })).toBeVisible()
}

/** Holds the next request back until what this returns is called. */
function holdRequest(receiver: FaultyReceiver): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  receiver.faults.push({ kind: 'hold', until: promise })
  return resolve
}

/** What a page tells the test by itself: Playwright cannot look at one that is on its way to another page. */
interface Notes {
  noteArrival(): void
  noteTimeout(): void
}

/** Resolve when the form's script has run, and when the form has waited for it longer than it does. */
async function listenToPage(page: Page): Promise<{ arrival: Promise<void>; timeout: Promise<void> }> {
  const arrival = Promise.withResolvers<void>()
  const timeout = Promise.withResolvers<void>()
  await page.exposeFunction('noteArrival' satisfies keyof Notes, arrival.resolve)
  await page.exposeFunction('noteTimeout' satisfies keyof Notes, timeout.resolve)
  await page.addInitScript(() => {
    const { noteArrival, noteTimeout } = window as unknown as Notes
    const observer = new MutationObserver(() => {
      if (document.querySelector('[data-estimate-form="ready"]')) noteArrival()
    })
    observer.observe(document, { subtree: true, attributeFilter: ['data-estimate-form'] })
    addEventListener('submit', () => setTimeout(noteTimeout, 6500), true)
  })
  return { arrival: arrival.promise, timeout: timeout.promise }
}

/** Sends a request that is received, and whose visitor is told that it was not. */
async function loseResponse(page: Page, receiver: FaultyReceiver): Promise<void> {
  receiver.faults.push({ kind: 'lose-response' }, ...Array<Fault>(30).fill(serverError))
  await getSubmit(page).click()
  await expect
    .poll(async () => {
      await page.clock.fastForward(1000)
      return getForm(page).getByText(deliveryWords.failure.title).isVisible()
    })
    .toBe(true)
  expect(receiver.listRequests()).toHaveLength(1)
  receiver.faults.length = 0
}

test('a script that arrives after the browser has sent the form does not send it again', async ({ page, receiver }) => {
  const receive = holdRequest(receiver)
  const releaseScripts = await holdScripts(page)
  const { arrival } = await listenToPage(page)
  await page.goto('/contact#contact', { waitUntil: 'domcontentloaded' })
  await fillRequired(getForm(page))
  await getSubmit(page).click()
  await expect.poll(receiver.countAttempts).toBe(1)
  releaseScripts()
  await arrival
  receive()
  await expectReceivedPage(page)
  expect(receiver.countAttempts()).toBe(1)

  await page.goBack()
  await expect(getForm(page)).toHaveAttribute('data-estimate-form', 'ready')
  await getSubmit(page).click()
  await expectReceipt(page)
  expect(receiver.countAttempts()).toBe(2)
  expect(receiver.listRequests()).toHaveLength(1)
})

test('a script that fails early: the browser sends the form once', async ({ page, receiver }) => {
  const receive = holdRequest(receiver)
  const { promise, resolve: failScripts } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await promise
    await route.abort()
  })
  const { timeout } = await listenToPage(page)
  await page.goto('/contact#contact', { waitUntil: 'domcontentloaded' })
  await fillRequired(getForm(page))
  await getSubmit(page).click()
  failScripts()
  await expect.poll(receiver.countAttempts).toBe(1)
  await timeout
  receive()
  await expectReceivedPage(page)
  expect(receiver.countAttempts()).toBe(1)
  expect(receiver.listRequests()).toHaveLength(1)
})

test('sent by the browser, then again on the way back: unchanged it is the same request, changed another', async ({
  page,
  receiver,
}) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/contact#contact')
  await fillRequired(getForm(page))
  for (const count of [1, 2]) {
    await getSubmit(page).click()
    await expectReceivedPage(page)
    expect(receiver.countAttempts()).toBe(count)
    await page.goBack()
    await expect(getForm(page).getByLabel(estimateForm.name.label)).toHaveValue(sampleRequest.name)
  }
  expect(receiver.listRequests()).toHaveLength(1)
  await getForm(page).getByLabel(estimateForm.name.label).fill('Robin')
  await getSubmit(page).click()
  await expectReceivedPage(page)
  expect(receiver.listRequests().map(({ name }) => name)).toEqual([sampleRequest.name, 'Robin'])
})

test('one press has one id, sent by the browser or by the script', async ({ page, receiver }) => {
  const ids: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST') return
    ids.push(/name="id"\r\n\r\n(\S*)\r\n/.exec(request.postDataBuffer()?.toString('latin1') ?? '')?.[1])
  })
  await page.clock.install()
  const form = await openForm(page)
  await fillRequired(form)
  await loseResponse(page, receiver)
  await form.evaluate((element: HTMLFormElement) => element.submit())
  await expectReceivedPage(page)
  expect(ids.length).toBeGreaterThan(1)
  expect(ids[0]).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  expect(new Set(ids).size).toBe(1)
  expect(receiver.listRequests()).toHaveLength(1)
})

const changes: readonly (readonly [what: string, change: (page: Page) => Promise<unknown>, photos: number])[] = [
  [
    'a photo that is added',
    (page) => getForm(page).getByLabel(estimateForm.photos.label).setInputFiles([secondPhoto]),
    1 + 2,
  ],
  ['a photo that is removed', (page) => page.getByRole('button', { name: 'Remove window.png' }).click(), 1],
  [
    'a photo that is dropped',
    async (page) => {
      const dataTransfer = await page.evaluateHandle(
        (bytes) => {
          const data = new DataTransfer()
          data.items.add(new File([new Uint8Array(bytes)], 'dropped.png', { type: 'image/png' }))
          return data
        },
        [...onePixel],
      )
      await getForm(page).getByLabel(estimateForm.photos.label).dispatchEvent('drop', { dataTransfer })
    },
    1 + 2,
  ],
]

for (const [what, change, photos] of changes) {
  test(`${what} after a lost response makes it another request`, async ({ page, receiver }) => {
    await page.clock.install()
    const form = await openForm(page)
    await fillRequired(form)
    await form.getByLabel(estimateForm.photos.label).setInputFiles([windowPhoto])
    await loseResponse(page, receiver)
    await change(page)
    await getSubmit(page).click()
    await expectReceipt(page)
    expect(receiver.listRequests()).toHaveLength(2)
    expect(receiver.listPhotos()).toHaveLength(photos)
  })
}

test('a photo that is left out after a lost response makes it another request, and is taken off', async ({
  page,
  receiver,
}) => {
  await page.clock.install()
  const form = await openForm(page)
  await fillRequired(form)
  await form.getByLabel(estimateForm.photos.label).setInputFiles([windowPhoto, secondPhoto])
  await loseResponse(page, receiver)
  receiver.faults.push({ kind: 'respond', status: 415, body: { error: 'not-a-photo', message: 'No photo.', photo: 1 } })
  await getSubmit(page).click()
  await form.getByRole('button', { name: sayWithout('second.png') }).click()
  await expectReceipt(page)
  expect(receiver.listRequests()).toHaveLength(2)
  expect(receiver.listPhotos()).toHaveLength(2 + 1)
  await expect(page.locator('.delivery-receipt')).not.toContainText('second.png')
})

test('an issue that a link chooses after a lost response makes it another request', async ({ page, receiver }) => {
  await page.clock.install()
  const form = await openForm(page, '/#contact')
  await fillRequired(form)
  await loseResponse(page, receiver)
  await page.getByRole('link', { name: 'Request a commercial quote' }).click()
  await getSubmit(page).click()
  await expectReceipt(page)
  expect(receiver.listRequests().map(({ issue }) => issue)).toEqual([sampleRequest.issue, 'commercial'])
})

test('after a reload what is sent again unchanged is the same request', async ({ page, receiver }) => {
  await page.clock.install()
  await fillRequired(await openForm(page))
  await loseResponse(page, receiver)
  for (const path of ['/contact', '/faq#contact']) {
    const form = await openForm(page, path)
    await expect(form.getByLabel(estimateForm.name.label)).toHaveValue(sampleRequest.name)
  }
  await getSubmit(page).click()
  await expectReceipt(page)
  expect(receiver.listRequests()).toHaveLength(1)
})
