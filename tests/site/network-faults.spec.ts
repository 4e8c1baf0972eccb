import type { Page, Route } from '@playwright/test'
import { allServices } from '../../src/content/navigation.ts'
import { pages } from '../../src/content/pages.ts'
import { site } from '../../src/content/site.ts'
import {
  expectEverythingKept,
  expectOtherWays,
  fillEverything,
  getForm,
  getSubmit,
  getToast,
  getUnavailable,
  holdScripts,
  openForm,
  windowPhoto,
} from '../../src/form/testing.ts'
import { estimateForm } from '../../src/form/words.ts'
import { expect, test } from '../support/test.ts'

// What Chromium itself says of a request that failed; anything of ours fails the test.
test.use({ allowedConsole: /^Failed to load resource/ })

const scripts = '**/_astro/*.js'

async function cutHalfWay(route: Route): Promise<void> {
  const response = await route.fetch()
  const body = await response.body()
  await route.fulfill({ response, body: body.subarray(0, body.length / 2) })
}

/** A page from before the last release: the files that it names are gone from the server. */
async function makeStale(page: Page): Promise<void> {
  await page.route(pages.contact.path, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replaceAll(/(\/_astro\/[\w.-]+)\.[\w-]+\.js/g, '$1.older.js') })
  })
}

const lostScripts: readonly (readonly [fault: string, cause: (page: Page) => Promise<unknown>])[] = [
  ['is refused', (page) => page.route(scripts, (route) => route.abort('blockedbyclient'))],
  ['loses its connection', (page) => page.route(scripts, (route) => route.abort('connectionreset'))],
  ['is cut half way', (page) => page.route(scripts, cutHalfWay)],
  ['is gone after a new release', makeStale],
]

for (const [fault, cause] of lostScripts) {
  test(`a form whose script ${fault} keeps what was typed and offers the other ways`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await cause(page)
    await page.goto(`${pages.contact.path}#contact`)
    const form = getForm(page)
    await fillEverything(form)
    await form.getByLabel(estimateForm.photos.label).setInputFiles([windowPhoto])
    await getSubmit(page).click()
    await expectOtherWays(page, 'failed')
    await expectEverythingKept(form)
    expect(
      await form.getByLabel(estimateForm.photos.label).evaluate((input: HTMLInputElement) => input.files?.length),
    ).toBe(1)
    await expect(getToast(page)).toBeHidden()
    expect(new URL(page.url()).search).toBe('')

    await getSubmit(page).scrollIntoViewIfNeeded()
    await getSubmit(page).click()
    await expectOtherWays(page, 'failed')
  })
}

test('a script that is ten seconds late: the page works meanwhile, nothing moves, and then the form does', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.clock.install()
  await page.goto(`${pages.contact.path}#contact`, { waitUntil: 'domcontentloaded' })
  const form = getForm(page)
  await fillEverything(form)
  await form.getByLabel(estimateForm.photos.label).setInputFiles([windowPhoto])
  const top = (await form.boundingBox())?.y
  await page.clock.fastForward(10_000)
  await expect(getUnavailable(page)).toBeHidden()
  expect((await form.boundingBox())?.y).toBe(top)
  await page.getByRole('button', { name: allServices.label }).click()
  await expect(page.locator('#services-menu').getByRole('link', { name: 'Glass replacement' })).toBeVisible()
  await page.keyboard.press('Escape')

  release()
  await expect(form).toHaveAttribute('data-estimate-form', 'ready')
  await expect(getUnavailable(page)).toBeHidden()
  await expectEverythingKept(form)
  await expect(form.getByText('1 photo added')).toBeVisible()
  await getSubmit(page).click()
  await page.clock.fastForward(1000)
  await expect(getToast(page)).toBeVisible()
})

test('whoever presses the button before a late script is offered the other ways until it comes', async ({ page }) => {
  const release = await holdScripts(page)
  await page.clock.install()
  await page.goto(`${pages.contact.path}#contact`, { waitUntil: 'domcontentloaded' })
  const form = getForm(page)
  await fillEverything(form)
  await getSubmit(page).click()
  await page.clock.fastForward(5000)
  await expectOtherWays(page, 'failed')
  await expectEverythingKept(form)
  expect(new URL(page.url()).search).toBe('')

  // The submit that was pressed early is not forgotten.
  release()
  await expect(form).toHaveAttribute('data-estimate-form', 'ready')
  await expect(getUnavailable(page)).toBeHidden()
  await page.clock.fastForward(1000)
  await expect(getToast(page)).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
})

test.describe('offline after the page has come', () => {
  test('menu, drawer, theme, call and text work', async ({ page, context }) => {
    await page.goto('/')
    await context.setOffline(true)
    await page.getByRole('button', { name: allServices.label }).click()
    await expect(page.locator('#services-menu').getByRole('link', { name: 'All services' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

    await page.setViewportSize({ width: 390, height: 800 })
    const bar = page.getByRole('complementary', { name: site.callBar })
    await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+1\d{10}$/)
    await expect(bar.getByRole('link', { name: 'Text' })).toHaveAttribute('href', /^sms:\+1\d{10}/)
    await page.getByRole('button', { name: site.menu }).click()
    await expect(page.getByRole('dialog', { name: site.menu })).toBeVisible()
  })

  test('a request is not said to be received, nothing is lost, and it goes once there is a connection', async ({
    page,
    context,
  }) => {
    const form = await openForm(page)
    await fillEverything(form)
    await form.getByLabel(estimateForm.photos.label).setInputFiles([windowPhoto])
    await context.setOffline(true)
    await getSubmit(page).click()
    await expectOtherWays(page, 'offline')
    await expect(getSubmit(page)).toBeEnabled()
    await expectEverythingKept(form)
    await expect(form.getByText('1 photo added')).toBeVisible()
    await expect(getToast(page)).toBeHidden()

    await context.setOffline(false)
    await expect(getUnavailable(page)).toBeHidden()
    await getSubmit(page).click()
    await expect(getToast(page)).toBeVisible()
  })

  test('a form that is reached without a connection starts by itself when it is back', async ({ page, context }) => {
    await page.goto('/')
    await context.setOffline(true)
    const form = getForm(page)
    await form.scrollIntoViewIfNeeded()
    await fillEverything(form)
    await getSubmit(page).click()
    await expectOtherWays(page, 'offline')

    await context.setOffline(false)
    await expect(form).toHaveAttribute('data-estimate-form', 'ready')
    await expect(getUnavailable(page)).toBeHidden()
    await expectEverythingKept(form)
  })

  test('a connection that is back and does not bring the script is no longer said to be missing', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await context.setOffline(true)
    const form = getForm(page)
    await form.scrollIntoViewIfNeeded()
    await fillEverything(form)
    await getSubmit(page).click()
    await expectOtherWays(page, 'offline')

    await page.route(scripts, (route) => route.abort())
    await context.setOffline(false)
    await getSubmit(page).scrollIntoViewIfNeeded()
    await getSubmit(page).click()
    await expectOtherWays(page, 'failed')
  })

  test('pictures that cannot come leave plain panes of their size, and come later', async ({ page, context }) => {
    await page.goto('/')
    await context.setOffline(true)
    const map = page.getByRole('img', { name: /^Map of Calgary/ })
    const before = await map.boundingBox()
    await map.scrollIntoViewIfNeeded()
    await expect(map).toHaveAttribute('data-missing')
    // The browser's own broken picture is hidden, so that its alternative text does not cover ours.
    await expect(map).toHaveCSS('content', /^url\("data:image\/svg/)
    const after = await map.boundingBox()
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height])

    await context.setOffline(false)
    await expect(map).not.toHaveAttribute('data-missing')
    await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })
})
