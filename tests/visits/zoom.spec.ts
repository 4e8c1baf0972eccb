import type { Page } from '@playwright/test'
import { pages } from '../../src/content/pages.ts'
import { openForm } from '../../src/form/testing.ts'
import { builtPaths } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

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
