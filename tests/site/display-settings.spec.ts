import type { Locator } from '@playwright/test'
import { allServices } from '../../src/content/navigation.ts'
import { pages } from '../../src/content/pages.ts'
import { site } from '../../src/content/site.ts'
import { openForm } from '../../src/form/testing.ts'
import { estimateForm } from '../../src/form/words.ts'
import { shownPhone } from '../support/displayed-values.ts'
import { expect, test } from '../support/test.ts'

function readStyle(element: Locator, property: string): Promise<string> {
  return element.evaluate((target, name) => getComputedStyle(target).getPropertyValue(name), property)
}

test.describe('with more contrast', () => {
  test.use({ contextOptions: { contrast: 'more', reducedMotion: 'reduce' } })

  test('grey text, links and lines take the ink', async ({ page }) => {
    await page.goto('/')
    const ink = await readStyle(page.locator('body'), 'color')
    expect(await readStyle(page.locator('.lead').first(), 'color')).toBe(ink)
    expect(await readStyle(page.getByRole('banner'), 'border-bottom-color')).toBe(ink)
  })
})

test('with less transparency, labels on pictures and the veil behind the menu are solid', async ({ page }) => {
  await page.goto('/')
  const readColours = () =>
    page.evaluate(() =>
      ['--label', '--veil'].map((name) => getComputedStyle(document.documentElement).getPropertyValue(name)),
    )
  const isSolid = (colour: string) => /^#[\da-f]{6}$/.test(colour)
  expect((await readColours()).some(isSolid)).toBe(false)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  })
  expect((await readColours()).every(isSolid)).toBe(true)
})

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('what is chosen differs from the rest, what has focus has a ring, and controls have an edge', async ({
    page,
  }) => {
    const form = await openForm(page, '/#contact')
    await test.step('the current page, the chosen theme and the chosen time differ from the others', async () => {
      const menu = page.getByRole('navigation', { name: 'Main' })
      expect(await readStyle(menu.getByRole('link', { name: 'Home' }), 'border-bottom-style')).toBe('solid')
      expect(await readStyle(menu.getByRole('link', { name: 'Contact' }), 'border-bottom-style')).toBe('none')

      const [system, dark] = [page.getByRole('button', { name: 'System' }), page.getByRole('button', { name: 'Dark' })]
      expect(await readStyle(system, 'background-color')).not.toBe(await readStyle(dark, 'background-color'))

      const [asap, morning] = ['ASAP', 'Morning'].map((name) => form.locator('label', { hasText: name }))
      if (!asap || !morning) throw new Error('The times are not there')
      await asap.click()
      expect(await readStyle(asap, 'background-color')).not.toBe(await readStyle(morning, 'background-color'))
    })

    await test.step('the choice has the arrow of the browser, and a title that folds does not look like a link', async () => {
      await expect(form.getByLabel(estimateForm.issue.label)).toHaveCSS('appearance', 'auto')
      const summary = page.locator('main summary').first()
      expect(await readStyle(summary, 'color')).toBe(await readStyle(page.locator('body'), 'color'))
    })

    await test.step('what has focus has a ring', async () => {
      for (const element of [
        page.getByRole('link', { name: 'Contact' }).first(),
        page.getByRole('button', { name: 'System' }),
        page.getByRole('button', { name: 'Dark' }),
        form.getByLabel(estimateForm.name.label),
        form.getByRole('button', { name: estimateForm.submit }),
      ]) {
        await page.keyboard.press('Tab')
        await element.focus()
        await expect(element).toHaveCSS('outline-style', 'solid')
        const [ring, ground] = [await readStyle(element, 'outline-color'), await readStyle(element, 'background-color')]
        expect(ring, String(element)).not.toBe(ground)
      }
      await page.getByRole('slider').focus()
      await expect(page.getByRole('slider').locator('~ div > span').first()).toHaveCSS('outline-style', 'solid')
    })

    await test.step('buttons, fields, the slider and the open menu have an edge', async () => {
      await page.getByRole('button', { name: allServices.label }).click()
      const edged = [
        page.getByRole('banner').getByRole('link', { name: shownPhone }),
        form.getByRole('button', { name: estimateForm.submit }),
        form.getByLabel(estimateForm.name.label),
        form.getByLabel(estimateForm.issue.label),
        form.getByLabel(estimateForm.photos.label),
        form.getByLabel(estimateForm.message.label),
        page.locator('#services-menu'),
        page.getByRole('slider').locator('~ div > span').first(),
      ]
      for (const element of edged) {
        expect(await readStyle(element, 'border-top-style'), String(element)).toBe('solid')
        const [edge, ground] = await Promise.all([
          readStyle(element, 'border-top-color'),
          readStyle(element, 'background-color'),
        ])
        expect(edge, String(element)).not.toBe(ground)
      }
      await page.setViewportSize({ width: 390, height: 800 })
      // The call bar steps aside for the form.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect(page.getByRole('button', { name: site.menu })).toHaveCSS('border-top-style', 'solid')
      await expect(page.getByRole('complementary', { name: site.callBar })).toHaveCSS('border-top-style', 'solid')
    })
  })
})

for (const width of [320, 390]) {
  test(`with text of 32 pixels header, menu and call bar stay on a screen of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(pages.contact.path)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px'
    })
    const findOutside = (bar: string) =>
      page.locator(`${bar} :is(a, button)`).evaluateAll((all) =>
        all
          .filter((control) => control.checkVisibility())
          .filter((control) => {
            const { left, right } = control.getBoundingClientRect()
            return control.scrollWidth > control.clientWidth || left < 0 || right > innerWidth
          })
          .map((control) => control.textContent),
      )
    expect(await findOutside('header')).toEqual([])
    expect(await findOutside('aside[data-call-bar]')).toEqual([])
    await page.getByRole('button', { name: site.menu }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findOutside('dialog')).toEqual([])
  })
}
