import type { Locator, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../../tests/support/axe.ts'
import { maxLayoutShift } from '../../../tests/support/budgets.ts'
import { expect, test } from '../../../tests/support/test.ts'
import { business } from '../../content/business.ts'
import { arrivalMinutes, claims, prices } from '../../content/claims.ts'
import { pages } from '../../content/pages.ts'
import { places } from '../../content/places.ts'
import { getForm } from '../../form/testing.ts'
import { estimateForm } from '../../form/words.ts'
import { formatAtLeast, formatMoneyRange, formatRange, type Range } from '../../lib/format.ts'
import { smsHref } from '../../lib/links.ts'
import { getTool, openTool } from '../kit/testing.ts'
import { cost, costPlace, minWindowsForQuote, type Symptom, symptoms } from './words.ts'

const [broken, fog] = symptoms

/** What is stated for one window. */
const stated: Readonly<Record<string, Range>> = {
  broken: prices.glassUnit,
  // Resealed, or a new unit.
  fog: { from: prices.foggyReseal.from, to: prices.foggyUnit.to },
  draft: prices.sealReplacement,
  glass: prices.glassUnit,
}

/** The range that the tool shows. */
function rangeOf(symptom: Symptom | undefined, windows = 1): string {
  const range = symptom ? stated[symptom.value] : prices.repair
  if (!range) return 'Free quote'
  return formatMoneyRange({ from: range.from * windows, to: range.to * windows })
}

/** The pane with the answer. */
function getAnswer(page: Page): Locator {
  return page.locator('.cost-answer')
}

function openCostTool(page: Page, path = '/services#cost'): Promise<Locator> {
  return openTool(page, 'cost', path)
}

async function choose(tool: Locator, label: string): Promise<void> {
  await tool.locator('label', { hasText: label }).click()
}

for (const path of ['/#cost', '/services#cost']) {
  test(`${path}: one choice gives a range, and more of them sharpen it`, async ({ page }) => {
    const tool = await openCostTool(page, path)
    const answer = getAnswer(page)
    await expect(answer).toContainText(rangeOf(undefined))
    await choose(tool, 'Broken glass')
    await expect(answer).toContainText('Broken glass, 1 window')
    await expect(answer).toContainText(rangeOf(broken))
    await tool.getByRole('button', { name: cost.windows.more }).click()
    await expect(answer).toContainText(rangeOf(broken, 2))
    await expect(answer).toContainText(
      `${formatRange({ from: 2 * claims.repairHours.from, to: 2 * claims.repairHours.to })} hours`,
    )
    await tool.getByRole('combobox').fill('mahagony')
    await tool.getByRole('option', { name: 'Mahogany' }).click()
    await expect(answer).toContainText('Broken glass, 2 windows, Mahogany')
    await expect(answer).toContainText(`${formatRange(arrivalMinutes.suburban)} min`)
    await expect(answer).toContainText(cost.estimate)
  })
}

test('the answer to each symptom stands there, with its text message', async ({ page }) => {
  const tool = await openCostTool(page)
  expect(symptoms.length).toBeGreaterThan(4)
  for (const symptom of symptoms) {
    await choose(tool, symptom.label)
    const hours = `${formatRange(claims.repairHours)} hours`
    for (const words of [rangeOf(symptom), symptom.decides, cost.estimate, symptom.sameDay, hours])
      await expect(getAnswer(page)).toContainText(words)
    const subject = symptom.name.charAt(0).toLowerCase() + symptom.name.slice(1)
    const message = `Hello ${business.shortName}, ${subject}, 1 window. A photo and the address:`
    await expect(tool.getByRole('link', { name: cost.text })).toHaveAttribute('href', smsHref(business.phone, message))
  }
})

test('by keyboard alone: from the panes through number and place to the request', async ({ page }) => {
  const tool = await openCostTool(page)
  await tool.getByRole('radio', { name: broken.label }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(tool.getByRole('radio', { name: fog.label })).toBeChecked()
  await page.keyboard.press('Tab')
  const more = tool.getByRole('button', { name: cost.windows.more })
  await expect(more).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await expect(tool.locator('.cost-total')).toHaveText('3')
  await page.keyboard.press('Tab')
  await expect(tool.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('okot')
  await expect(tool.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(tool.getByRole('combobox')).toHaveValue('Okotoks')
  await expect(getAnswer(page)).toContainText(rangeOf(fog, 3))
  await expect(getAnswer(page)).toContainText(`${formatRange(arrivalMinutes.extended)} min`)
  await expect(tool.getByRole('status')).toContainText('Fog between the panes, 3 windows, Okotoks: $')
})

test.describe('the number of windows', () => {
  test('goes from one to as many as one quote covers, and the button that can do no more hands the focus on', async ({
    page,
  }) => {
    const tool = await openCostTool(page)
    await choose(tool, broken.label)
    const [fewer, more] = [cost.windows.fewer, cost.windows.more].map((name) => tool.getByRole('button', { name }))
    await expect(fewer as Locator).toBeDisabled()
    await more?.focus()
    for (let windows = 2; windows <= minWindowsForQuote; windows++) await page.keyboard.press('ArrowRight')
    await expect(tool.locator('.cost-total')).toHaveText(formatAtLeast(minWindowsForQuote))
    await expect(more as Locator).toBeDisabled()
    await expect(fewer as Locator).toBeFocused()
    await expect(getAnswer(page)).toContainText(`${rangeOf(broken)}each`)
    await expect(getAnswer(page)).toContainText(cost.oneQuote)
  })
})

test.describe('the place', () => {
  test('is a combobox that says what it finds, and takes Escape twice', async ({ page }) => {
    const tool = await openCostTool(page)
    const field = tool.getByRole('combobox', { name: cost.place.question })
    await field.focus()
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(tool.getByRole('listbox', { name: cost.place.list })).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await expect(tool.getByRole('option', { selected: true })).toContainText('Okotoks')
    await page.keyboard.press('ArrowDown')
    const active = tool.getByRole('option', { selected: true })
    await expect(active).toContainText('Downtown')
    await expect(field).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? 'none')
    await page.keyboard.type('hill')
    await expect(field).toHaveAccessibleDescription(`${places.filter(({ name }) => /hill/i.test(name)).length} places`)
    await page.keyboard.press('Escape')
    await expect(tool.getByRole('listbox')).toBeHidden()
    await expect(field).toHaveValue('hill')
    await page.keyboard.press('Escape')
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
  })

  test('that is typed in full is taken when the field is left, and can be cleared', async ({ page }) => {
    const tool = await openCostTool(page)
    const field = tool.getByRole('combobox')
    await field.fill('auburn bay')
    await field.blur()
    await expect(field).toHaveValue('Auburn Bay')
    await expect(getAnswer(page)).toContainText('average emergency arrival in Auburn Bay')
    await tool.getByRole('button', { name: cost.place.clear }).click()
    await expect(field).toHaveValue('')
    await expect(getAnswer(page)).toContainText(`${claims.responseMinutes} min`)
  })

  test('that is not on the list is met kindly, and the answer stands', async ({ page }) => {
    const tool = await openCostTool(page)
    await choose(tool, broken.label)
    const field = tool.getByRole('combobox')
    await field.fill('Red Deer')
    await expect(field).toHaveAccessibleDescription(cost.place.missing)
    await expect(tool.getByRole('listbox')).toBeHidden()
    await expect(getAnswer(page)).toContainText(rangeOf(broken))
  })

  test('lights up on the map of the page', async ({ page }) => {
    const tool = await openCostTool(page, '/#cost')
    const mark = page.locator('[data-arrival-map] .cost-mark')
    await expect(mark).toHaveCount(0)
    await tool.getByRole('combobox').fill('Cochrane')
    await page.keyboard.press('Enter')
    await expect(mark).toHaveText('Cochrane')
    await tool.getByRole('combobox').fill('Okotoks')
    await page.keyboard.press('Enter')
    await expect(mark).toHaveText('Okotoks')
    const map = await page.locator('[data-arrival-map]').boundingBox()
    const dot = await mark.boundingBox()
    // Okotoks is in the south.
    expect((dot?.y ?? 0) - (map?.y ?? 0)).toBeGreaterThan((map?.height ?? 0) * 0.6)
    await tool.getByRole('button', { name: cost.place.clear }).click()
    await expect(mark).toHaveCount(0)
  })
})

test.describe('sent as a request', () => {
  test('it chooses the issue and writes the first line, once, and keeps what was typed', async ({ page }) => {
    const tool = await openCostTool(page)
    await getForm(page).getByLabel(estimateForm.message.label).fill('The lower sash.')
    await choose(tool, fog.label)
    const send = tool.getByRole('link', { name: cost.request })
    await send.click()
    const form = getForm(page)
    await expect(form.getByLabel(estimateForm.message.label)).toBeInViewport()
    await expect(form.getByLabel(estimateForm.issue.label)).toHaveValue('foggy')
    await expect(form.getByLabel(estimateForm.message.label)).toHaveValue(
      `Fog between the panes, 1 window. Range shown: ${rangeOf(fog)}.\nThe lower sash.`,
    )
    await tool.getByRole('button', { name: cost.windows.more }).click()
    await send.click()
    await send.click()
    await expect(form.getByLabel(estimateForm.message.label)).toHaveValue(
      `Fog between the panes, 2 windows. Range shown: ${rangeOf(fog, 2)}.\nThe lower sash.`,
    )
  })

  test('an answer that names no issue leaves it to the visitor, also after one that did', async ({ page }) => {
    const tool = await openCostTool(page)
    const send = tool.getByRole('link', { name: cost.request })
    const issue = getForm(page).getByLabel(estimateForm.issue.label)
    await choose(tool, 'A stuck crank or lock')
    await send.click()
    await expect(getForm(page).getByLabel(estimateForm.message.label)).toHaveValue(/^A stuck crank/)
    await expect(issue).toHaveValue('')
    await choose(tool, fog.label)
    await send.click()
    await expect(issue).toHaveValue('foggy')
    await choose(tool, 'I want new glass')
    await send.click()
    await expect(issue).toHaveValue('')
  })

  test('it never changes an issue that the visitor has chosen', async ({ page }) => {
    const tool = await openCostTool(page)
    await getForm(page).getByLabel(estimateForm.issue.label).selectOption('commercial')
    await choose(tool, 'I want new glass')
    await tool.getByRole('link', { name: cost.request }).click()
    await expect(getForm(page).getByLabel(estimateForm.issue.label)).toHaveValue('commercial')
    await expect(getForm(page).getByLabel(estimateForm.message.label)).toHaveValue(/^New glass, 1 window\./)
  })
})

test.describe('a link', () => {
  test('leads to it from the menu, the footer, prices and the question of what it costs', async ({ page }) => {
    const { mine, footer, range } = costPlace.links
    for (const [path, label, href] of [
      [pages.home.path, footer, '#cost'],
      [pages.about.path, footer, '/#cost'],
      [pages.about.path, mine, '/#cost'],
      [pages.faq.path, range, '/#cost'],
      [pages.glass.path, mine, '/?cost=glass#cost'],
      [pages.doublePane.path, mine, '/?cost=fog#cost'],
    ] as const) {
      await page.goto(path)
      await expect(page.locator(`a[href="${href}"]`, { hasText: label })).toBeAttached()
    }
  })

  test('opens the tool with an answer', async ({ page }) => {
    const tool = await openCostTool(page, '/services?cost=fog&windows=3#cost')
    await expect(tool.getByRole('radio', { name: fog.label })).toBeChecked()
    await expect(getAnswer(page)).toContainText(rangeOf(fog, 3))
  })

  test('with values that make no sense opens it without', async ({ page }) => {
    const tool = await openCostTool(page, '/services?cost=%3Cb%3E&windows=-1#cost')
    await expect(tool.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(getAnswer(page)).toContainText(rangeOf(undefined))
  })
})

test('the answer is there again after a reload and on the way back, and not in the address', async ({ page }) => {
  const tool = await openCostTool(page)
  await choose(tool, broken.label)
  await tool.getByRole('combobox').fill('Mahogany')
  await page.keyboard.press('Enter')
  await tool.getByRole('link', { name: cost.request }).click()
  await expect(page).toHaveURL('/services#contact')
  await page.reload()
  await page.goto('/contact')
  await page.goBack()
  await expect(page).toHaveURL('/services#contact')
  await getTool(page, 'cost').scrollIntoViewIfNeeded()
  await expect(getAnswer(page)).toContainText('Broken glass, 1 window, Mahogany')
})

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const) {
  test(`at ${width} px every state has the same height`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const tool = await openCostTool(page)
    const measure = () => tool.locator('.cost-window').evaluate((root: HTMLElement) => root.offsetHeight)
    const empty = await measure()
    expect(empty).toBeGreaterThan(400)
    for (const { label } of symptoms) {
      await choose(tool, label)
      expect(await measure(), label).toBe(empty)
    }
    await tool.getByRole('combobox').fill('Panorama Hills')
    await page.keyboard.press('Enter')
    expect(await measure(), 'with a place').toBe(empty)
    for (let windows = 2; windows <= minWindowsForQuote; windows++) {
      await tool.getByRole('button', { name: cost.windows.more }).click()
      expect(await measure(), `${windows} windows`).toBe(empty)
    }
    await tool.getByRole('combobox').fill('Red Deer')
    expect(await measure(), 'with an unknown place').toBe(empty)
  })
}

test('nothing moves when the tool comes, and while it answers', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/cost.*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/services#cost')
  await expect(getTool(page, 'cost').getByText('What it usually costs')).toBeInViewport()
  await page.evaluate(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift' })
  })
  release()
  await expect(getTool(page, 'cost')).toHaveAttribute('data-state', 'ready')
  await choose(getTool(page, 'cost'), fog.label)
  await expect(getAnswer(page)).toContainText(rangeOf(fog))
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(maxLayoutShift)
})

test('axe finds nothing in its states, each at another width or in another theme', async ({ page }) => {
  const show = async (width: number, colorScheme: 'light' | 'dark') => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
  }
  await show(390, 'dark')
  const tool = await openCostTool(page)
  await expectNoAxeViolations(page, '[data-tool]')
  await show(1440, 'light')
  await choose(tool, fog.label)
  await tool.getByRole('combobox').focus()
  await expect(tool.getByRole('listbox')).toBeVisible()
  await expectNoAxeViolations(page, '[data-tool]')
  await show(390, 'light')
  await tool.getByRole('combobox').fill('Red Deer')
  await expectNoAxeViolations(page, '[data-tool]')
  await show(1440, 'dark')
  await tool.getByText(cost.allPrices).click()
  await expect(tool.getByRole('table')).toBeVisible()
  await expectNoAxeViolations(page, '[data-tool]')
})

test.describe('without its script', () => {
  test('the table of prices stays', async ({ page }) => {
    await page.route('**/cost.*.js', (route) => route.abort())
    await page.goto('/services#cost')
    await expect(getTool(page, 'cost')).toHaveAttribute('data-state', 'failed')
    await expect(getTool(page, 'cost').getByRole('table', { name: 'What it usually costs' })).toBeVisible()
  })
  test.use({ allowedConsole: /Failed to load resource/ })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the table of prices stands in its place, and the list of areas on the page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/#cost')
    await page.locator('#cost > details > summary').click()
    await expect(page.locator('#cost').getByRole('table', { name: 'What it usually costs' })).toBeVisible()
    await expect(page.locator('#areas').getByText('Mahogany')).toBeAttached()
  })
})

test('on paper the table of prices stands in place of the tool', async ({ page }) => {
  const tool = await openCostTool(page)
  await page.emulateMedia({ media: 'print' })
  await expect(tool.locator('[data-tool-root]')).toBeHidden()
  await expect(tool.getByRole('table')).toBeVisible()
})
