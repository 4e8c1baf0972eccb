import { business } from '../../src/content/business.ts'
import { messages } from '../../src/content/messages.ts'
import { allServices, footerAnchors, navigation, socialLinks } from '../../src/content/navigation.ts'
import { pages } from '../../src/content/pages.ts'
import { listLegalTexts, site } from '../../src/content/site.ts'
import { estimateForm } from '../../src/form/words.ts'
import { smsHref } from '../../src/lib/links.ts'
import { home } from '../../src/views/home/words.ts'
import { shownPhone } from '../support/displayed-values.ts'
import { openPage } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const textHref = smsHref(business.phone, messages.home.text)
const phone = { width: 390, height: 800 }
const afterServices = navigation[navigation.indexOf(allServices) + 1]?.label ?? ''

test.describe('the header', () => {
  test('marks the current page and carries Call and Text', async ({ page }) => {
    await page.goto('/')
    const header = page.getByRole('banner')
    const current = header.getByRole('link', { name: 'Home' })
    await expect(current).toHaveAttribute('aria-current', 'page')
    await expect(header.getByRole('link', { name: shownPhone })).toHaveAttribute('href', `tel:${business.phone}`)
    await expect(header.getByRole('link', { name: 'Text' })).toHaveAttribute('href', textHref)
  })

  test('stays in view as the page scrolls', async ({ page }) => {
    await page.goto('/#faqs')
    await expect(page.getByRole('heading', { name: home.questions.title })).toBeInViewport()
    await expect(page.getByRole('banner')).toBeInViewport()
  })
})

test.describe('the services dropdown', () => {
  test.beforeEach(({ page }) => page.goto(pages.contact.path))

  test('hangs under its button, opens and closes by pointer, and says so', async ({ page }) => {
    const opener = page.getByRole('button', { name: allServices.label })
    const panel = page.locator('#services-menu')
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Emergency repair' })
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await expect(link).toBeHidden()
    await opener.click()
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await expect(link).toBeVisible()
    const [button, menu] = [await opener.boundingBox(), await panel.boundingBox()]
    expect(menu?.x).toBeCloseTo(button?.x ?? 0, 0)
    expect(menu?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0))
    await opener.click()
    await expect(link).toBeHidden()
    await expect(opener).toHaveAttribute('aria-expanded', 'false')

    await opener.click()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(panel, 'after a click outside').toBeHidden()
  })

  test('is closed, and says so, for whoever comes back to the page', async ({ page }) => {
    const opener = page.getByRole('button', { name: allServices.label })
    await opener.click()
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    // The browser may keep the page right after this event, before any other is handled.
    const said = await opener.evaluate((button) => {
      dispatchEvent(new Event('pagehide'))
      return button.getAttribute('aria-expanded')
    })
    expect(said).toBe('false')
  })

  test('opens with Enter and Space; Escape closes it and gives focus back, and so does leaving it', async ({
    page,
  }) => {
    const opener = page.getByRole('button', { name: allServices.label })
    const panel = page.locator('#services-menu')
    const main = page.getByRole('navigation', { name: 'Main' })
    const first = main.getByRole('link', { name: 'All services' })
    for (const key of ['Enter', 'Space']) {
      await opener.focus()
      await page.keyboard.press(key)
      await expect(first, `opened with ${key}`).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(first).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(first).toBeHidden()
      await expect(opener).toBeFocused()
    }

    await page.keyboard.press('Enter')
    await panel.getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(main.getByRole('link', { name: afterServices, exact: true })).toBeFocused()
    await expect(panel, 'when focus goes on').toBeHidden()

    await opener.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+Tab')
    await expect(panel, 'when focus goes back').toBeHidden()
  })
})

test.describe('the drawer', () => {
  test.use({ viewport: phone, hasTouch: true })
  test.beforeEach(({ page }) => page.goto(pages.contact.path))

  test('holds the links of the header in their order, and keeps the page behind it still', async ({ page }) => {
    await page.getByRole('button', { name: site.menu }).tap()
    const drawer = page.getByRole('dialog', { name: site.menu })
    const paths = navigation.flatMap((entry) => ('links' in entry ? entry.links : [entry])).map(({ path }) => path)
    const links = drawer.getByRole('navigation').getByRole('link')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(paths)

    await page.mouse.move(40, 400)
    await page.mouse.wheel(0, 800)
    await expect(drawer).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('takes focus in and gives it back, by keyboard', async ({ page }) => {
    const opener = page.getByRole('button', { name: site.menu })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: site.menu })).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('closes by its button, by a tap beside it and on a link, and stays open on a tap on its edge', async ({
    page,
  }) => {
    const opener = page.getByRole('button', { name: site.menu })
    const drawer = page.getByRole('dialog', { name: site.menu })
    // So high that no link of the menu is at its lower edge.
    await page.setViewportSize({ ...phone, height: 1200 })
    await opener.tap()
    await page.getByRole('button', { name: 'Close' }).tap()
    await expect(drawer, 'after a tap on its button').toBeHidden()

    await opener.tap()
    await expect(drawer).toBeVisible()
    const { x = 0, y = 0, width = 0, height = 0 } = (await drawer.boundingBox()) ?? {}
    for (const [across, down] of [
      [width - 4, 200],
      [width / 2, height - 4],
      [width / 2, 3],
    ] as const) {
      await page.touchscreen.tap(x + across, y + down)
      await expect(drawer, `after a tap ${across} px across and ${down} px down`).toBeVisible()
    }
    await page.touchscreen.tap(12, 400)
    await expect(drawer, 'after a tap beside it').toBeHidden()

    await opener.tap()
    await drawer.getByRole('link', { name: 'Request a free quote' }).tap()
    await expect(drawer, 'after a tap on a link to the same page').toBeHidden()
    await expect(page.locator('#contact').getByRole('heading').first()).toBeInViewport()
  })

  test.describe('while every script file is refused', () => {
    test.use({ allowedConsole: /^Failed to load resource/ })

    test('works', async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort())
      await page.goto('/')
      await page.getByRole('button', { name: site.menu }).tap()
      const drawer = page.getByRole('dialog', { name: site.menu })
      await expect(drawer.getByRole('link', { name: 'FAQs' })).toBeVisible()
      await page.getByRole('button', { name: 'Close' }).tap()
      await expect(drawer).toBeHidden()
    })
  })
})

test.describe('the call bar', () => {
  test('is there on phones with Call, Text and Quote, and on nothing wider', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/')
    const bar = page.getByRole('complementary', { name: site.callBar })
    await expect(bar.getByRole('link', { name: `Call ${shownPhone}` })).toBeInViewport()
    await expect(bar.getByRole('link', { name: 'Text' })).toHaveAttribute('href', textHref)
    await expect(bar.getByRole('link', { name: 'Quote' })).toHaveAttribute('href', '#contact')
    await page.setViewportSize({ width: 820, height: 900 })
    await expect(bar).toBeHidden()
  })

  test('leaves the end of the footer uncovered, steps aside while somebody types, and every field is clear of the header', async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await openPage(page, '/')
    const bar = page.getByRole('complementary', { name: site.callBar })
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const switchBox = await page.getByRole('group', { name: 'Theme' }).boundingBox()
    expect((switchBox?.y ?? 0) + (switchBox?.height ?? 0)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)

    const header = await page.getByRole('banner').boundingBox()
    await page.locator('form summary', { hasText: estimateForm.more }).click()
    const fields = await page.locator('form :is(input:not([type=radio]), select, textarea)').all()
    expect(fields.length).toBeGreaterThan(5)
    for (const field of fields) {
      await field.focus()
      await expect(bar).toBeHidden()
      const box = await field.boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? 0)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height)
    }
  })

  test('slides away while the form is on the screen, and is back for the footer', async ({ page }) => {
    // Where less motion is asked for, the bar stays.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize(phone)
    await openPage(page, '/')
    const bar = page.getByRole('complementary', { name: site.callBar })
    const scrollTo = (selector: string, block: ScrollLogicalPosition) =>
      page
        .locator(selector)
        .evaluate((element, to) => element.scrollIntoView({ block: to, behavior: 'instant' }), block)
    await scrollTo('form', 'center')
    await expect(bar).not.toBeInViewport()
    await scrollTo('body > footer', 'end')
    await expect(bar).toBeInViewport()
  })
})

test.describe('the footer', () => {
  test('leads to the anchors of the home page', async ({ page }) => {
    await openPage(page, '/')
    const footer = page.getByRole('contentinfo')
    const hrefs = await footer
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const anchors = [...footerAnchors.services, ...footerAnchors.find].map(({ id }) => `#${id}`)
    const legal = listLegalTexts('none').map(({ id }) => `#${id}`)
    const social = socialLinks.map(({ href }) => href)
    const expected = [...anchors, ...legal, ...social]
    expect(hrefs.filter((href) => href && expected.includes(href))).toEqual(expected)
    for (const anchor of anchors) {
      await footer.locator(`a[href="${anchor}"]`).click()
      await expect(page.locator(`${anchor} :is(h2, h3)`).first()).toBeInViewport()
    }
    // What else there is leads to a tool, on this page or on another.
    const tools = hrefs.filter((href) => href && !expected.includes(href))
    expect(tools.length).toBeGreaterThan(1)
    for (const href of tools) {
      await page.goto(String(href))
      await expect(page.locator(`${new URL(page.url()).hash} [data-tool]`)).toBeInViewport()
    }
  })

  test('leads home for them from another page, and stays for #contact', async ({ page }) => {
    await page.goto('/no-such-page')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'Service areas' })).toHaveAttribute('href', '/#areas')
    await expect(footer.getByRole('link', { name: 'Free quote' })).toHaveAttribute('href', '#contact')
  })
  test.use({ allowedConsole: /status of 404/ })

  test('says the current year, whenever it was built, and opens social links in a new tab of their own', async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2031-02-03'))
    await page.goto(pages.contact.path)
    await expect(page.getByRole('contentinfo')).toContainText(`© 2031 ${business.name}`)
    for (const { label, href } of socialLinks) {
      const link = page.getByRole('contentinfo').getByRole('link', { name: label })
      await expect(link).toHaveAttribute('href', href)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener')
    }
  })

  test('opens a legal text that Back closes; a link to the page opens it too, and Escape closes it', async ({
    page,
  }) => {
    for (const { id, title } of listLegalTexts('none')) {
      await page.goto(pages.contact.path)
      const legalText = page.locator(`#${id}`)
      const link = page.getByRole('contentinfo').getByRole('link', { name: title, exact: true })
      await expect(legalText).toBeHidden()
      await link.click()
      await expect(page.getByRole('heading', { name: title })).toBeInViewport()
      await page.goBack()
      await expect(legalText).toBeHidden()

      // A page of its own, where /contact would only change its hash.
      await page.goto(`${pages.services.path}#${id}`)
      await expect(page.getByRole('heading', { name: title })).toBeInViewport()
      const close = legalText.getByRole('link', { name: site.close })
      for (const leave of [() => page.keyboard.press('Escape'), () => close.press('Enter')]) {
        await leave()
        await expect(legalText).toBeHidden()
        await expect(link).toBeFocused()
        await link.press('Enter')
      }
    }
  })
})

test('the skip link is the first stop and leads past the header', async ({ page }) => {
  await page.goto(pages.contact.path)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
