import type { Page } from '@playwright/test'
import { business } from '../../content/business.ts'
import { receivedWords } from '../../views/receipts/words.ts'
import { fillRequired, getForm, getSubmit, holdScripts, onePixel, openForm, windowPhoto } from '../testing.ts'
import { sampleRequest } from '../testing-request.ts'
import { estimateForm, sayWithout } from '../words.ts'
import {
  expect,
  expectReceipt,
  type FaultyReceiver,
  getFailure,
  sendUntilItFails,
  serverError,
  test,
} from './testing.ts'

test.use({ allowedConsole: /^Failed to load resource/ })

async function expectReceivedPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(receivedWords.title)
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

/** Sends the form to a receiver that stores it, while its visitor is told that it was not sent. */
async function loseResponse(page: Page, receiver: FaultyReceiver): Promise<void> {
  receiver.faults.push({ kind: 'lose-response' }, ...Array(30).fill(serverError))
  await sendUntilItFails(page)
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
    await expect(page).toHaveURL(new RegExp(`/estimate/received/${business.referencePrefix}-`))
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

test('a response that is lost once does not show: the receipt is that of the one request', async ({
  page,
  receiver,
}) => {
  receiver.faults.push({ kind: 'lose-response' })
  await fillRequired(await openForm(page))
  await getSubmit(page).click()
  await expectReceipt(page)
  const [request, ...others] = receiver.listRequests()
  expect(others).toEqual([])
  await expect(page.locator('.delivery-receipt')).toContainText(request?.reference ?? 'none')
  expect(receiver.countAttempts()).toBe(2)
})

test('after a lost response the same content is the same request, and whatever is changed makes it another', async ({
  page,
  receiver,
}) => {
  const ids: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST') return
    ids.push(/name="id"\r\n\r\n(\S*)\r\n/.exec(request.postDataBuffer()?.toString('latin1') ?? '')?.[1])
  })
  await page.clock.install()
  await fillRequired(await openForm(page))
  await loseResponse(page, receiver)
  const [id] = ids
  expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)

  await test.step('on another page of the site it is the same', async () => {
    const form = await openForm(page, '/#contact')
    await expect(form.getByLabel(estimateForm.name.label)).toHaveValue(sampleRequest.name)
    await loseResponse(page, receiver)
    expect(new Set(ids)).toEqual(new Set([id]))
    expect(receiver.listRequests()).toHaveLength(1)
  })

  const form = getForm(page)
  const photos = form.getByLabel(estimateForm.photos.label)
  const changes: Record<string, () => Promise<unknown>> = {
    'words that are changed': () => form.getByLabel(estimateForm.message.label).fill('The upper sash.'),
    'an issue that a link chooses': () => page.getByRole('link', { name: 'Request a commercial quote' }).click(),
    'a photo that is added': () => photos.setInputFiles([windowPhoto]),
    'a photo that is dropped': async () => {
      const dataTransfer = await page.evaluateHandle(
        (bytes) => {
          const data = new DataTransfer()
          data.items.add(new File([new Uint8Array(bytes)], 'dropped.png', { type: 'image/png' }))
          return data
        },
        [...onePixel],
      )
      await photos.dispatchEvent('drop', { dataTransfer })
    },
    'a photo that is removed': () => page.getByRole('button', { name: 'Remove window.png' }).click(),
  }
  for (const [index, [what, change]] of Object.entries(changes).entries()) {
    await test.step(`${what} makes it another request`, async () => {
      await change()
      await loseResponse(page, receiver)
      expect(receiver.listRequests()).toHaveLength(index + 2)
    })
  }
  expect(receiver.listPhotos()).toHaveLength(1 + 2 + 1)

  await test.step('unchanged it is the same when the browser sends it', async () => {
    await form.evaluate((element: HTMLFormElement) => element.submit())
    await expectReceivedPage(page)
    expect(ids.at(-1)).toBe(ids.at(-2))
    const [first, ...others] = receiver.listRequests()
    expect(first).toMatchObject({ issue: sampleRequest.issue, message: '' })
    expect(others).toHaveLength(Object.keys(changes).length)
    expect(others.at(-1)).toMatchObject({ issue: 'commercial', message: 'The upper sash.' })
  })
})

test('a photo that the receiver refuses is left out with the visitor’s word, and that is another request', async ({
  page,
  receiver,
}) => {
  await page.clock.install()
  const form = await openForm(page)
  await fillRequired(form)
  await form
    .getByLabel(estimateForm.photos.label)
    .setInputFiles([
      windowPhoto,
      { ...windowPhoto, name: 'second.png', buffer: Buffer.concat([onePixel, Buffer.from('x')]) },
    ])
  await loseResponse(page, receiver)
  receiver.faults.push({ kind: 'respond', status: 415, body: { error: 'not-a-photo', message: 'No photo.', photo: 1 } })
  await getSubmit(page).click()
  await expect(getFailure(page)).toContainText('No photo.')
  await form.getByRole('button', { name: sayWithout('second.png') }).click()
  await expectReceipt(page)
  expect(receiver.listRequests()).toHaveLength(2)
  expect(receiver.listPhotos()).toHaveLength(2 + 1)
  await expect(page.locator('.delivery-receipt')).not.toContainText('second.png')
})
