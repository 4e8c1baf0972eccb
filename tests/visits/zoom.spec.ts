import type { Page } from '@playwright/test'
import { pages } from '../../src/content/pages.ts'
import { openForm } from '../../src/form/testing.ts'
import { estimateForm } from '../../src/form/words.ts'
import { shownPhone } from '../support/displayed-values.ts'
import { builtPaths } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

// These tests leave the pages that they share changed, so this file comes last.

/** A window of 1280 by 1024 pixels, zoomed in. */
const viewport = { width: 320, height: 256 }

test.use({ viewport })

for (const path of builtPaths()) {
  test(`at 400 % zoom ${path} does not scroll sideways, and its bars leave two thirds of the screen and all that has focus`, async ({
    visit,
  }) => {
    const { page } = await visit(path, 390)
    await page.setViewportSize(viewport)
    await page.evaluate(() => scrollTo(0, 600))
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    const bars = await page.locator('body > :is(header, aside)').evaluateAll((all) =>
      all.map((bar) => {
        const { top, bottom } = bar.getBoundingClientRect()
        return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
      }),
    )
    const covered = bars.reduce((sum, height) => sum + height, 0)
    expect(covered).toBeGreaterThan(0)
    expect(covered).toBeLessThan(viewport.height / 3)
    expect(await findCoveredControls(page)).toEqual([])
  })
}

for (const path of builtPaths()) {
  test(`${path} without styles has its titles and its number, in the order in which they are read`, async ({
    visit,
  }) => {
    const { page } = await visit(path)
    await setStylesDisabled(page, true)
    const titles = page.locator('main :is(h1, h2, h3)')
    const shown = titles.filter({ visible: true })
    expect(await shown.allTextContents()).toEqual(await titles.allTextContents())
    const tops = await shown.evaluateAll((all) => all.map((title) => title.getBoundingClientRect().top))
    expect(tops.length).toBeGreaterThan(2)
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    await expect(page.getByRole('banner').getByRole('link', { name: shownPhone })).toBeVisible()
    await expect(page.locator('#contact form').getByLabel(estimateForm.name.label)).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await setStylesDisabled(page, false)
  })
}

/** Turns the styles of a page off, those that its scripts have brought too, or on again. */
async function setStylesDisabled(page: Page, isDisabled: boolean): Promise<void> {
  await page.evaluate((value) => {
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) sheet.disabled = value
  }, isDisabled)
}

for (const path of [...builtPaths(), '/no-such-page']) {
  test(`${path} does not scroll sideways from 320 to 2560 px, before its fonts are there either`, async ({ visit }) => {
    const { page } = await visit(path)
    const fonts = await page.evaluate(() => [...document.fonts].filter((face) => document.fonts.delete(face)).length)
    expect(fonts).toBeGreaterThan(1)
    for (const width of [320, 390, 640, 820, 1000, 1024, 1280, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
    }
  })
}

test('at 400 % zoom every control is reached with Tab', async ({ page }) => {
  await openForm(page, pages.contact.path)
  const reached = new Set<string>()
  await page.locator('body').press('Tab')
  for (let name = await nameFocused(page); name; name = await nameFocused(page)) {
    reached.add(name)
    await page.keyboard.press('Tab')
  }
  const controls = page.locator(controlSelector).filter({ visible: true })
  expect(reached.size).toBe(await controls.evaluateAll(countStops))
})

const controlSelector = 'a[href], button, input, select, textarea, summary'

/** Radio buttons of one name are one stop. */
function countStops(controls: Element[]): number {
  return new Set(controls.map((control) => (control as HTMLInputElement).name || control)).size
}

/** The control that has focus, as its place in the page; nothing when focus has left the page. */
function nameFocused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) return ''
    return String([...document.querySelectorAll('*')].indexOf(activeElement))
  })
}

/** Gives focus to one control after the other, and names those over whose middle something lies. */
function findCoveredControls(page: Page): Promise<string[]> {
  return page
    .locator(controlSelector)
    .filter({ visible: true })
    .evaluateAll((controls) =>
      (controls as HTMLElement[])
        .filter((control) => {
          control.focus()
          const { top, bottom, left, right } = control.getBoundingClientRect()
          const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
          const hit = document.elementFromPoint((left + right) / 2, middle)
          // A slider under a picture of itself leaves the pointer to what holds both.
          const isSlid = getComputedStyle(control).pointerEvents === 'none' && control.parentElement?.contains(hit)
          // The middle of a link of two lines may lie beside its words, on what holds it.
          return !(control.contains(hit) || control.closest('label')?.contains(hit) || hit?.contains(control) || isSlid)
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    )
}
