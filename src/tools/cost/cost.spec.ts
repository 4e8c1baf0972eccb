import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../../tests/support/test.ts'
import { pages } from '../../content/pages.ts'
import { site } from '../../content/site.ts'
import { getForm } from '../../form/testing.ts'
import { estimateForm } from '../../form/words.ts'
import { openTool } from '../kit/testing.ts'
import { toolWords } from '../kit/words.ts'
import { section } from './section-words.ts'

function openCost(page: Page, query = ''): Promise<Locator> {
  return openTool(page, 'cost', `${pages.services.path}${query}#cost`)
}

function see(tool: Locator, name: string): Promise<void> {
  return tool.getByRole('checkbox', { name }).check({ force: true })
}

function getStrip(tool: Locator): Locator {
  return tool.locator('.tool-strip')
}

/** What the value of a row is, by its name. */
function getValue(tool: Locator, name: string | RegExp): Locator {
  return tool.getByRole('term').filter({ hasText: name }).locator('+ dd')
}

test('one tap is an answer; counts are asked for each problem, and prices add up', async ({ page }) => {
  const tool = await openCost(page)
  await see(tool, 'Fog between the panes')
  await expect(getStrip(tool)).toContainText('Fog between the panes, 1 window')
  await expect(getStrip(tool)).toContainText('$150–$600')
  await expect(getStrip(tool)).toContainText('Same day')
  await see(tool, 'A draft')
  await tool.getByRole('button', { name: 'One window more: A draft' }).click()
  await expect(getStrip(tool)).toContainText('Fog between the panes, 1 window; a draft, 2 windows')
  await expect(getStrip(tool)).toContainText('$450–$1,200')
  await expect(getValue(tool, 'A draft × 2')).toHaveText('$300–$600')
  await tool.getByRole('combobox', { name: 'Fog between the panes' }).selectOption('30')
  await expect(getStrip(tool)).toContainText('Fog between the panes, 30 windows')
  await expect(getStrip(tool)).toContainText('One quote')
  await tool.getByRole('checkbox', { name: 'Fog between the panes' }).uncheck({ force: true })
  await expect(getStrip(tool)).toContainText('$300–$600')
})

test('more windows than can be done in a day are planned, and the hours stay those of one', async ({ page }) => {
  const tool = await openCost(page, '?cost=broken.3')
  const hours = getValue(tool, 'Work, for each window')
  await expect(tool).toContainText('Same day')
  await expect(hours).toHaveText('1–3 hours')
  await tool.getByRole('button', { name: /^One window more/ }).click()
  await expect(tool.getByText('Planned with you')).toBeVisible()
  await expect(tool.locator('[data-tool-root]')).not.toContainText('Same day')
  await expect(hours).toHaveText('1–3 hours')
})

test('any place can be typed: Enter picks nothing, and it goes along with or without a problem', async ({ page }) => {
  const tool = await openCost(page)
  const place = tool.getByLabel('Where?')
  await place.fill('Evanston')
  await place.press('Enter')
  await expect(place).toHaveValue('Evanston')
  await expect(place).toHaveAccessibleDescription(/^Not on our list yet\. .* ask us\./)
  await expect(tool.getByText('My window in Evanston needs repair.')).toBeVisible()
  await see(tool, 'A draft')
  await expect(tool.getByText('A draft, 1 window. Evanston. Range shown: $150–$300.')).toBeVisible()
  await expect(page).toHaveURL(`${pages.services.path}?cost=draft.1&at=Evanston#cost`)
  await page.reload()
  await expect(place).toHaveValue('Evanston')
})

test('the places that we list are suggested', async ({ page }) => {
  const tool = await openCost(page)
  const list = await tool.getByLabel('Where?').getAttribute('list')
  await expect(page.locator(`#${list} > option`)).toHaveCount(31)
  await expect(page.locator(`#${list} > option[value="Saddle Ridge"]`)).toBeAttached()
})

test('the emergency arrival is shown and announced for broken glass, not for new glass', async ({ page }) => {
  const tool = await openCost(page, '?cost=glass.1')
  const place = tool.getByLabel('Where?')
  await place.fill('mahogany')
  await expect(place).toHaveAccessibleDescription('We serve Mahogany.')
  await expect(tool.locator('[data-tool-root]')).not.toContainText('arrival')
  await see(tool, 'Broken glass')
  await expect(getValue(tool, 'Average emergency arrival in Mahogany')).toHaveText('25–30 min')
  await expect(tool.getByRole('status')).toContainText('Average emergency arrival in Mahogany: 25–30 min.')
})

test('what has no price is a free quote, on its own and beside a price', async ({ page }) => {
  const tool = await openCost(page)
  await see(tool, 'Something else')
  await expect(getStrip(tool)).toContainText('Free quote')
  await see(tool, 'Broken glass')
  await expect(getStrip(tool)).toContainText('$300–$800+ quote')
  await expect(getValue(tool, 'Something else')).toHaveText('Free quote')
})

test('by keyboard alone, and the focus is never lost', async ({ page }) => {
  const tool = await openCost(page)
  const group = tool.getByRole('group', { name: /^What do you see\?/ })
  await expect(group.locator('> legend')).toBeVisible()
  await group.getByRole('checkbox', { name: 'Broken glass' }).press('Space')
  for (let presses = 0; presses < 6; presses++) await page.keyboard.press('Tab')
  const [fewer, more] = ['fewer', 'more'].map((which) =>
    tool.getByRole('button', { name: `One window ${which}: Broken glass` }),
  ) as [Locator, Locator]
  await expect(fewer).toBeFocused()
  await expect(fewer).toBeDisabled()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(tool.getByRole('combobox', { name: 'Broken glass' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  // It can do no more, and keeps the focus.
  await expect(fewer).toBeDisabled()
  await expect(fewer).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(more).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(tool.getByLabel('Where?')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(tool.getByRole('link', { name: toolWords.textUsThis })).toBeFocused()
})

test('one problem chooses the issue of the form; new glass and several leave it to the visitor', async ({ page }) => {
  const tool = await openCost(page, '?cost=draft.2')
  const issue = getForm(page).getByLabel(estimateForm.issue.label)
  const send = tool.getByRole('link', { name: toolWords.request })
  await send.click()
  await expect(issue).toHaveValue('seal')
  await see(tool, 'I want new glass')
  await send.click()
  await expect(issue).toHaveValue('')
  await expect(getForm(page).getByLabel(estimateForm.message.label)).toHaveValue(
    'A draft, 2 windows; new glass, 1 window. Range shown: $600–$1,400.',
  )
})

test('links lead to the tool of the page, or with what they say to that of the home page', async ({ page }) => {
  const { mine, range } = section.links
  for (const [path, label, href] of [
    [pages.home.path, section.find.label, '#cost'],
    [pages.services.path, section.find.label, '#cost'],
    [pages.about.path, section.find.label, '/#cost'],
    [pages.faq.path, range, '/#cost'],
    [pages.glass.path, mine, '/?cost=glass.1#cost'],
    [pages.doublePane.path, mine, '/?cost=fog.1#cost'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator(`a[href="${href}"]`, { hasText: label }).first()).toBeAttached()
    await expect(page.locator('[data-tool="cost"]')).toHaveCount(href.startsWith('#') ? 1 : 0)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the answer stays where it is, and with one problem all that is asked is above the call bar', async ({
    page,
  }) => {
    const tool = await openCost(page)
    const figure = tool.locator('.tool-figure')
    const callBar = page.getByRole('complementary', { name: site.callBar })
    const { y: callBarTop = 0 } = (await callBar.boundingBox()) ?? {}
    const before = await figure.boundingBox()
    await tool.locator('label', { hasText: 'Fog between the panes' }).tap()
    await expect(getStrip(tool)).toContainText('$150–$600')
    expect((await figure.boundingBox())?.y).toBe(before?.y)
    for (const asked of [
      tool.getByRole('checkbox', { name: 'Something else' }),
      tool.getByRole('combobox', { name: 'Fog between the panes' }),
      tool.getByLabel('Where?'),
    ]) {
      const { y, height } = (await asked.boundingBox()) ?? { y: 0, height: 999 }
      expect(y + height).toBeLessThanOrEqual(callBarTop)
    }
    const { height: strip } = (await getStrip(tool).boundingBox()) ?? { height: 999 }
    expect(strip).toBeLessThanOrEqual(100)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [390, 1440]) {
    test(`the prices stand there, and where no other section has them the arrivals, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const { path } of [pages.home, pages.services]) {
        await page.goto(path)
        const place = page.locator('#cost')
        await expect(place.getByRole('table', { name: section.prices.caption })).toBeVisible()
        await expect(place.getByText('Mahogany')).toHaveCount(path === pages.services.path ? 1 : 0)
      }
      await expect(page.locator('#cost').getByText('Mahogany')).toBeVisible()
    })
  }
})
