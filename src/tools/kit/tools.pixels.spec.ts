import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { type Colour, measureContrast } from '../../../tests/support/contrast.ts'
import { chooseDrawingHeadlessShell } from '../../../tests/support/find-browser.ts'
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
      test(`${name}: after the first tap every control has a ring of 3 : 1`, async ({ page }) => {
        await page.emulateMedia({ forcedColors })
        const tool = await openTool(page, name, path)
        // With a key: a tap would lead on to the next question after a moment.
        const first = tool.locator('.tool-window').locator(firstTap)
        await first
          .locator('input')
          .or(first.and(tool.locator('button')))
          .press('Space')
        await expect(tool.locator(':checked, :focus').first()).toBeAttached()
        const controls = tool.locator('input, select, button, a, [role="application"]').filter({ visible: true })
        const weak: string[] = []
        for (const control of await controls.all()) {
          await control.focus()
          // A choice shows its focus on its pane.
          const shown = (await control.getAttribute('class')) === 'tool-input' ? control.locator('..') : control
          const focused = await capture(shown)
          await control.blur()
          const ring = countContrasting(focused, await capture(shown))
          const wanted = (await control.getAttribute('type')) === 'range' ? 4 * 44 : await measurePerimeter(shown)
          if (ring < wanted)
            weak.push(`${await control.evaluate((node) => node.outerHTML)}: ${ring} of ${wanted} pixels`)
        }
        expect(weak).toEqual([])
      })
    }

    if (forcedColors === 'none') {
      for (const { name, path } of tools) {
        test(`${name}: before anything was said its words and examples have a contrast of 7 : 1`, async ({ page }) => {
          const tool = await openTool(page, name, path)
          await page.evaluate(() => {
            const sheet = new CSSStyleSheet()
            sheet.replaceSync('.unpainted, .unpainted *, .unpainted::placeholder { color: transparent !important }')
            document.adoptedStyleSheets.push(sheet)
          })
          const texts = tool.locator('.tool-strip p, [placeholder]').filter({ visible: true })
          for (const text of await texts.all()) {
            const words = await text.evaluate((node) => node.textContent || node.getAttribute('placeholder'))
            expect.soft(await measureText(text), `${words}`).toBeGreaterThanOrEqual(7)
          }
        })
      }
    }
  })
}

test('in forced colours a chosen pane differs from one that is not', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const { name, path, firstTap } of tools.filter((tool) => tool.firstTap.startsWith('label'))) {
    const tool = await openTool(page, name, path)
    const pane = tool.locator('.tool-window').locator(firstTap)
    const before = await capture(pane)
    await pane.locator('input').check({ force: true })
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await expect(pane.locator('input')).toBeChecked()
    expect(countContrasting(before, await capture(pane)), name).toBeGreaterThan(await measurePerimeter(pane))
  }
})

/** Far enough for every ring. */
const margin = 8

async function capture(shown: Locator): Promise<Uint8Array> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await shown.boundingBox()) ?? {}
  const [left, top] = [Math.max(0, x - margin), Math.max(0, y - margin)]
  const clip = { x: left, y: top, width: x + width + margin - left, height: y + height + margin - top }
  return sharp(await shown.page().screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer()
}

async function measurePerimeter(shown: Locator): Promise<number> {
  const { width = 0, height = 0 } = (await shown.boundingBox()) ?? {}
  return Math.round(2 * (width + height))
}

function listPixels(pixels: Uint8Array): Colour[] {
  const at = (index: number) => pixels[index] ?? 0
  return Array.from({ length: pixels.length / 3 }, (_, pixel) => [at(3 * pixel), at(3 * pixel + 1), at(3 * pixel + 2)])
}

function countContrasting(one: Uint8Array, other: Uint8Array): number {
  const others = listPixels(other)
  return listPixels(one).filter((pixel, index) => measureContrast(pixel, others[index] ?? [0, 0, 0]) >= 3).length
}

/** Of a text, or of the example in a field, with what is painted where it stands. */
async function measureText(text: Locator): Promise<number> {
  const ink = await text.evaluate((node) => {
    const { color, opacity } = getComputedStyle(node, node.matches('[placeholder]') ? '::placeholder' : null)
    node.classList.add('unpainted')
    return opacity === '1' ? color : ''
  })
  const [red = 0, green = 0, blue = 0] = ink.match(/\d+/g)?.map(Number) ?? []
  // Within the round corners of a field.
  const { x = 0, y = 0, width = 0, height = 0 } = (await text.boundingBox()) ?? {}
  const clip = { x: x + 5, y: y + 5, width: width - 10, height: height - 10 }
  const under = await sharp(await text.page().screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer()
  return Math.min(...listPixels(under).map((pixel) => measureContrast(pixel, [red, green, blue])))
}
