import type { CDPSession, Locator } from '@playwright/test'
import { measureContrast } from '../../../tests/support/contrast.ts'
import { chooseDrawingHeadlessShell } from '../../../tests/support/find-browser.ts'
import { adoptRules, capture, countContrasting, measureRings, readPixels } from '../../../tests/support/focus-rings.ts'
import { expect, test } from '../../../tests/support/test.ts'
import { listTools, openTool, phone } from './testing.ts'

// What is painted, in screens that a visitor may have.

test.use({ launchOptions: chooseDrawingHeadlessShell() })

const screens = [
  { viewport: { width: 1440, height: 900 }, colorScheme: 'light', forcedColors: 'none' },
  { viewport: phone, colorScheme: 'dark', forcedColors: 'none' },
  { viewport: phone, colorScheme: 'light', forcedColors: 'active' },
] as const

const tools = await listTools()

for (const { viewport, colorScheme, forcedColors } of screens) {
  test.describe(`${viewport.width} pixels wide, ${forcedColors === 'active' ? 'forced colours' : colorScheme}`, () => {
    test.use({ viewport, colorScheme })

    for (const { name, path, firstTap } of tools) {
      test(`${name}: after the first tap what has the focus has a ring of 3 : 1`, async ({ page }) => {
        await page.emulateMedia({ forcedColors })
        const tool = await openTool(page, name, path)
        // With a key: a tap would lead on to the next question after a moment.
        const first = tool.locator('.tool-window').locator(firstTap)
        await first
          .locator('input')
          .or(first.and(tool.locator('button')))
          .press('Space')
        await expect(tool.locator(':checked, :focus').first()).toBeAttached()
        // From its beginning.
        await tool.evaluate((place: HTMLElement) => {
          place.tabIndex = -1
          place.focus()
        })
        const { weak, passed, stops } = await measureRings(page, () => true, `[data-tool="${name}"]`)
        expect({ weak, passed }).toEqual({ weak: [], passed: [] })
        expect(stops).toBeGreaterThan(1)
      })
    }

    if (forcedColors === 'none') {
      for (const { name, path } of tools) {
        test(`${name}: before anything was said its words and examples have a contrast of 7 : 1`, async ({ page }) => {
          const tool = await openTool(page, name, path)
          await page.evaluate(
            adoptRules,
            '.unpainted, .unpainted *, .unpainted::placeholder { color: transparent !important }',
          )
          const devtools = await page.context().newCDPSession(page)
          const texts = tool.locator('.tool-strip p, [placeholder]').filter({ visible: true })
          for (const text of await texts.all()) {
            const words = await text.evaluate((node) => node.textContent || node.getAttribute('placeholder'))
            expect.soft(await measureText(devtools, text), `${words}`).toBeGreaterThanOrEqual(7)
          }
        })
      }
    }
  })
}

test('in forced colours a chosen pane differs from one that is not', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const devtools = await page.context().newCDPSession(page)
  for (const { name, path, firstTap } of tools.filter((tool) => tool.firstTap.startsWith('label'))) {
    const tool = await openTool(page, name, path)
    const pane = tool.locator('.tool-window').locator(firstTap)
    await pane.scrollIntoViewIfNeeded()
    const area = await pane.evaluate(readArea, 0)
    const before = await capture(devtools, area)
    await pane.locator('input').check({ force: true })
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await expect(pane.locator('input')).toBeChecked()
    const perimeter = 2 * (area.width + area.height)
    expect(countContrasting(before, await capture(devtools, area)), name).toBeGreaterThan(perimeter)
  }
})

/** Runs in the page. Where an element is on the page, without so much of its edges. */
function readArea(element: Element, edge: number) {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + scrollX + edge, y: y + scrollY + edge, width: width - 2 * edge, height: height - 2 * edge }
}

/** Of a text, or of the example in a field, with what is painted where it stands. */
async function measureText(devtools: CDPSession, text: Locator): Promise<number> {
  const ink = await text.evaluate((node) => {
    const { color, opacity } = getComputedStyle(node, node.matches('[placeholder]') ? '::placeholder' : null)
    node.classList.add('unpainted')
    return opacity === '1' ? color : ''
  })
  const [red = 0, green = 0, blue = 0] = ink.match(/\d+/g)?.map(Number) ?? []
  // Within the round corners of a field.
  const under = readPixels(await capture(devtools, await text.evaluate(readArea, 5)))
  return Math.min(...under.map((pixel) => measureContrast(pixel, [red, green, blue])))
}
