import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../../tests/support/test.ts'
import { prices } from '../../content/claims.ts'
import { pages } from '../../content/pages.ts'
import { groups, places } from '../../content/places.ts'
import { callBarTop, fogPrice, openTool, phone, unlistedPlace, writeRange } from '../kit/testing.ts'
import { toolWords } from '../kit/words.ts'

const draft = prices.sealReplacement

function openCost(page: Page, query = ''): Promise<Locator> {
  return openTool(page, 'cost', `${pages.services.path}${query}#cost`)
}

function see(tool: Locator, name: string): Promise<void> {
  return tool.getByRole('checkbox', { name }).check({ force: true })
}

/** The value of a row, by its name. */
function getValue(tool: Locator, name: string): Locator {
  return tool.getByRole('term').filter({ hasText: name }).locator('+ dd')
}

test('one tap is an answer; windows are counted for each problem, and prices add up', async ({ page }) => {
  const tool = await openCost(page)
  const strip = tool.locator('.tool-strip')
  await see(tool, 'Fog between the panes')
  await expect(strip).toContainText(`Fog between the panes, 1 window${writeRange(fogPrice)}Same day`)
  await see(tool, 'A draft')
  await tool.getByRole('button', { name: 'One more window: A draft' }).click()
  await expect(getValue(tool, 'A draft × 2')).toHaveText(writeRange(draft, draft))
  await see(tool, 'Something else')
  await expect(strip).toContainText(`3 problems, each priced below${writeRange(fogPrice, draft, draft)} + quote`)
  await expect(getValue(tool, 'Something else')).toHaveText('Free quote')
  await expect(getValue(tool, 'Can take more than a day')).toHaveText('Planned with you')
  await tool.getByRole('combobox', { name: 'Fog between the panes' }).selectOption('30')
  await expect(strip).toContainText(/3 problems.*One quote/)
  await tool.getByRole('checkbox', { name: 'Fog between the panes' }).uncheck({ force: true })
  await expect(strip).toContainText(writeRange(draft, draft))
})

test('any place can be typed: Enter picks nothing, and it goes along with or without a problem', async ({ page }) => {
  const tool = await openCost(page)
  const place = tool.getByLabel('Where?')
  const suggestions = page.locator(`#${await place.getAttribute('list')} > option`)
  await expect(suggestions).toHaveCount(places.length)
  await place.fill(unlistedPlace)
  await place.press('Enter')
  await expect(place).toHaveValue(unlistedPlace)
  await expect(place).toHaveAccessibleDescription(/^Not on our list yet.* ask us\./)
  await expect(tool.getByText(`My window in ${unlistedPlace} needs repair.`)).toBeVisible()
  await expect(page).toHaveURL(`${pages.services.path}?at=${unlistedPlace}#cost`)
  await see(tool, 'A draft')
  await expect(tool.getByText(`A draft, 1 window. ${unlistedPlace}. Range shown: ${writeRange(draft)}.`)).toBeVisible()
})

test('what was typed a moment ago goes along, though its answer is not painted yet', async ({ page }) => {
  const tool = await openCost(page, '?cost=draft.1')
  await tool.getByLabel('Where?').evaluate(async (input: HTMLInputElement, place) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    setValue?.call(input, place)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    await Promise.resolve()
    input.closest('[data-tool]')?.querySelector<HTMLElement>('[href="#contact"]')?.click()
  }, unlistedPlace)
  await expect(page.locator('#estimate-message')).toHaveValue(new RegExp(unlistedPlace))
})

test('the emergency arrival is shown and announced for broken glass, not for new glass', async ({ page }) => {
  const [{ name, group }] = places as [(typeof places)[number]]
  const { from, to } = groups[group].minutes
  const tool = await openCost(page, `?cost=glass.1&at=${name}`)
  await expect(tool.locator('.tool-more')).not.toContainText('arrival')
  await see(tool, 'Broken glass')
  await expect(getValue(tool, `Average emergency arrival in ${name}`)).toHaveText(`${from}–${to} min`)
  await expect(tool.getByRole('status')).toContainText(`Average emergency arrival in ${name}: ${from}–${to} min.`)
})

test('by keyboard alone, and a button that can do no more keeps the focus', async ({ page }) => {
  const tool = await openCost(page)
  const panes = tool.getByRole('group', { name: /^What do you see\?/ })
  await panes.getByRole('checkbox', { name: 'Something else' }).press('Space')
  const counts = tool.getByRole('group', { name: 'How many windows?' })
  const fewer = counts.getByRole('button', { name: 'One fewer window: Something else' })
  const count = counts.getByRole('combobox', { name: 'Something else' })
  const more = counts.getByRole('button', { name: 'One more window: Something else' })
  await expect(fewer).toBeVisible()
  for (const next of [fewer, count, more]) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(count).toHaveValue('2')
  await fewer.focus()
  for (const left of ['1', '1']) {
    await page.keyboard.press('Enter')
    await expect(count).toHaveValue(left)
  }
  await expect(fewer).toBeDisabled()
  await expect(fewer).toBeFocused()
  for (const next of [count, more, tool.getByLabel('Where?'), tool.getByRole('link', { name: toolWords.textUsThis })]) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('the answer keeps its place, and with one problem all that is asked is above the call bar', async ({ page }) => {
    const tool = await openCost(page)
    const figure = tool.locator('.tool-figure')
    const before = await figure.boundingBox()
    await tool.locator('label', { hasText: 'Fog between the panes' }).tap()
    await expect(figure).toHaveText(writeRange(fogPrice))
    expect((await figure.boundingBox())?.y).toBe(before?.y)
    for (const asked of [tool.getByLabel('Something else'), tool.getByRole('combobox'), tool.getByLabel('Where?')]) {
      const { y = 0, height = Number.NaN } = (await asked.first().boundingBox()) ?? {}
      expect(y + height).toBeLessThanOrEqual(callBarTop)
    }
  })
})
