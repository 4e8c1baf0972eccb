import type { Locator, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../../tests/support/axe.ts'
import { findClippedText } from '../../../tests/support/clipped-text.ts'
import { findGluedWords, readHeard } from '../../../tests/support/heard.ts'
import { openPage, waitForWebFonts } from '../../../tests/support/pages.ts'
import { expect, test } from '../../../tests/support/test.ts'
import { expectNoShift, noteShifts } from '../../../tests/support/visit.ts'
import { business } from '../../content/business.ts'
import { site } from '../../content/site.ts'
import { getForm } from '../../form/testing.ts'
import { estimateForm } from '../../form/words.ts'
import { getTool, listTools, openTool, phone } from './testing.ts'
import { toolWords } from './words.ts'

// What every tool promises, whatever it is about.

const headerHeight = 64

/** The path with what was said in its query. */
function withQuery(path: string, query: string): string {
  return path.replace('#', `?${query}#`)
}

async function readText(link: Locator): Promise<string> {
  return decodeURIComponent((await link.getAttribute('href')) ?? '')
}

/** Where the top of an element is on the screen. */
function readTop(element: Locator): Promise<number> {
  return element.evaluate((node) => Math.round(node.getBoundingClientRect().top))
}

/** The height of a tool's place while its script is fetched is that of the tool at its start. */
async function expectItsHeightBefore(page: Page, tool: Locator, fonts: string): Promise<void> {
  for (const width of [320, 360, 390, 480, 560, 640, 768, 900, 1060, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const [before, then] = await tool.evaluate((place: HTMLElement) => {
      const root = place.querySelector<HTMLElement>('[data-tool-root]')
      const { height } = root?.getBoundingClientRect() ?? new DOMRect()
      if (root) root.hidden = true
      place.dataset.state = 'waiting'
      const { height: waiting } = place.getBoundingClientRect()
      place.dataset.state = 'ready'
      if (root) root.hidden = false
      return [waiting, height] as const
    })
    expect(Math.abs(then - before), `${before} and then ${then} px at ${width} px, ${fonts}`).toBeLessThanOrEqual(3)
  }
}

/** A screen reader could not tell one of these from another without a name. */
const named = new Set(['region', 'navigation', 'image', 'slider', 'spinbutton', 'combobox', 'textbox', 'application'])

const tools = await listTools()

for (const { name, path, sayOne, answered, nonsense, leadsTo } of tools) {
  test.describe(name, () => {
    const answeredPath = withQuery(path, answered.query)

    test.describe('on a phone', () => {
      test.use({ viewport: phone, hasTouch: true })

      test('the answer is near the top, misted over until something was said; text and request take its line along', async ({
        page,
      }) => {
        const tool = await openTool(page, name, path)
        const [strip, figure] = [tool.locator('.tool-strip'), tool.locator('.tool-figure')]
        const callBar = page.getByRole('complementary', { name: site.callBar })
        const [text, quote] = [callBar.locator('a[href^="sms:"]'), callBar.locator('a[href="#contact"]')]
        await expect(strip).toHaveAttribute('data-unsaid')
        await expect(text).toHaveText(site.text)
        await expect(tool).not.toContainText(toolWords.along)
        await expect.poll(() => readTop(figure)).toBeLessThanOrEqual(200)
        await sayOne(tool)
        await expect(text).toHaveText(toolWords.textThis)
        await expect(strip).not.toHaveAttribute('data-unsaid')
        expect(await readTop(figure)).toBeLessThanOrEqual(200)

        const [, greeting = '', line = ''] =
          /body=(.+?\.) (.+) A photo and the address:$/.exec(await readText(text)) ?? []
        expect(greeting).toBe(`Hello ${business.shortName}.`)
        const message = getForm(page).getByLabel(estimateForm.message.label)
        await quote.click()
        await expect(message).toHaveValue(line)
        await expect(page.getByText(toolWords.added)).toBeVisible()
        await message.fill(`${line}\nThe kitchen window.`)
        // While somebody types, the call bar is away.
        await message.blur()
        await tool.scrollIntoViewIfNeeded()
        await quote.click()
        await expect(message).toHaveValue(`${line}\nThe kitchen window.`)
      })

      test('the answer stays under the header wherever the tool is scrolled to', async ({ page }) => {
        const tool = await openTool(page, name, answeredPath)
        const strip = tool.locator('.tool-strip')
        expect((await strip.boundingBox())?.height).toBeLessThanOrEqual(100)
        await expect.poll(() => readTop(tool.locator('.tool-figure'))).toBeLessThanOrEqual(200)
        await tool.evaluate((node) => {
          const { bottom } = node.getBoundingClientRect()
          scrollTo({ top: scrollY + bottom - 400, behavior: 'instant' })
        })
        expect(await readTop(strip)).toBeGreaterThanOrEqual(headerHeight)
        expect(await readTop(strip)).toBeLessThanOrEqual(80)
      })
    })

    test('a link opens with its answers, after a reload and on paper as well', async ({ page }) => {
      const tool = await openTool(page, name, answeredPath)
      await expect(tool.getByText(toolWords.along).locator('..')).toContainText(answered.line)
      expect(await readText(tool.getByRole('link', { name: toolWords.textUsThis }))).toContain(answered.line)
      await page.reload()
      await expect(tool.locator('.tool-figure')).toContainText(answered.figure)
      await expect(page).toHaveURL(answeredPath)
      await expectNoAxeViolations(page, `[data-tool="${name}"]`)
      await page.emulateMedia({ media: 'print' })
      await expect(tool.locator('.tool-figure')).toBeVisible()
      await expect(tool.getByText(answered.line)).toBeVisible()
      await expect(tool.locator('.tool-ask')).toBeHidden()
      await expect(tool.locator('[data-tool-fallback]')).toBeHidden()
    })

    if (leadsTo) {
      test('leads to another tool with what was said, where that one is', async ({ page }) => {
        const tool = await openTool(page, name, withQuery(path, leadsTo.from))
        await expect(tool.getByText(toolWords.along)).toBeVisible()
        const isThere = tools.some((other) => other.name === leadsTo.tool)
        await expect(tool.locator(`a[href*="?${leadsTo.with}#"]`)).toHaveCount(isThere ? 1 : 0)
      })
    }

    test('what is said, and nothing else, is in the address, announced and printed', async ({ page }) => {
      const tool = await openTool(page, name, path)
      const status = tool.getByRole('status')
      await page.emulateMedia({ media: 'print' })
      await expect(tool.locator('[data-tool-fallback]')).toBeVisible()
      await expect(tool.locator('.tool-strip')).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
      await expect(page).toHaveURL(path)
      await expect(status).toBeEmpty()
      await sayOne(tool)
      await expect(page).toHaveURL(/\?\w+=[^&]+#/)
      await expect(status).not.toBeEmpty()
      await expect(status).toContainText((await tool.locator('.tool-figure').textContent()) ?? '')
      // It is not heard a second time by whoever reads on.
      await expect(status).toBeEmpty()
      await tool.getByRole('link', { name: toolWords.request }).press('Enter')
      await expect(page.getByRole('status').filter({ hasText: toolWords.added })).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(page.locator('#contact :focus')).toHaveCount(1)
    })

    test('the keyboard reaches it from the top of the page', async ({ page }) => {
      await openPage(page, path.replace(/#.*/, ''))
      const tool = getTool(page, name)
      await page.keyboard.press('Tab')
      await expect(tool).toHaveAttribute('data-state', 'ready')
      await tool.evaluate((place) => {
        const controls = [...document.querySelectorAll<HTMLElement>('main :is(a, button, summary, input)')]
        const isBefore = (one: Element) => place.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING
        controls.findLast((one) => one.checkVisibility() && isBefore(one))?.focus()
      })
      await page.keyboard.press('Tab')
      await expect(tool.locator(':focus')).toHaveCount(1)
    })

    test('links with nonsense say nothing', async ({ page }) => {
      for (const query of nonsense) {
        const tool = await openTool(page, name, withQuery(path, query))
        await expect(tool.locator('.tool-strip'), query).toHaveAttribute('data-unsaid')
        await expect(tool, query).not.toContainText(/NaN|undefined|null|\[object/)
        await expect(tool, query).not.toContainText(toolWords.along)
      }
    })

    test('it comes without a shift and fits on 320 pixels; nothing is cut off where text is spaced out, all has a name', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.addInitScript(noteShifts)
      const tool = await openTool(page, name, path)
      await expectNoAxeViolations(page, `[data-tool="${name}"]`)
      expectNoShift(await page.evaluate(() => window.shifts), `${name} at 320`)
      for (const state of ['unsaid', 'answered']) {
        if (state === 'answered') await sayOne(tool)
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          for (const group of await tool.getByRole('group').all()) await expect(group).toHaveAccessibleName(/\S/)
          const nameless = (await readHeard(page)).filter(({ role, name: said }) => named.has(role) && !said)
          expect(nameless, `${state}, ${width} px`).toEqual([])
          expect(await findGluedWords(page), `${state}, ${width} px`).toEqual([])
          expect(await findClippedText(page), `${state}, ${width} px`).toEqual([])
        }
      }
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })

    test('its place has its height before it comes, in any font, and when the other tools of its page come', async ({
      page,
    }) => {
      const fontsMayCome = Promise.withResolvers<void>()
      await page.route('**/*.woff2', async (route) => {
        await fontsMayCome.promise
        await route.continue()
      })
      const tool = await openTool(page, name, path)
      await expectItsHeightBefore(page, tool, 'fallback fonts')
      fontsMayCome.resolve()
      await waitForWebFonts(page)
      await expectItsHeightBefore(page, tool, 'our fonts')
      const look = () => tool.evaluate((node: HTMLElement) => [node.innerText, node.offsetHeight])
      const before = await look()
      for (const other of await page.locator('[data-tool]').all()) {
        await other.scrollIntoViewIfNeeded()
        await expect(other).toHaveAttribute('data-state', 'ready')
      }
      expect(await look()).toEqual(before)
    })

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false, viewport: phone })

      test('what can be said is in sight, and nothing is folded', async ({ page }) => {
        await page.goto(path)
        const tool = getTool(page, name)
        expect((await tool.locator('[data-tool-fallback]').innerText()).length).toBeGreaterThan(60)
        await expect(tool.locator('xpath=ancestor-or-self::details')).toHaveCount(0)
      })
    })

    test.describe('when its script does not come', () => {
      test.use({ allowedConsole: /Failed to load resource|net::ERR/ })

      test('what stands there without scripts stays', async ({ page }) => {
        await page.route(new RegExp(`/_astro/${name}\\.`), (route) => route.abort())
        await page.goto(path)
        const tool = getTool(page, name)
        await tool.scrollIntoViewIfNeeded()
        await expect(tool).toHaveAttribute('data-state', 'failed')
        await expect(tool.locator('[data-tool-fallback]')).toBeVisible()
      })
    })
  })
}
