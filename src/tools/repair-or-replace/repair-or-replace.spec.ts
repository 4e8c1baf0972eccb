import type { Locator, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../../tests/support/axe.ts'
import { expect, test } from '../../../tests/support/test.ts'
import { prices } from '../../content/claims.ts'
import { pages } from '../../content/pages.ts'
import { getForm } from '../../form/testing.ts'
import { estimateForm } from '../../form/words.ts'
import { formatMoneyRange } from '../../lib/format.ts'
import { getTool, openTool } from '../kit/testing.ts'
import { repairOrReplace } from './words.ts'

const path = `${pages.glass.path}#signs`

async function openVerdict(page: Page) {
  const tool = await openTool(page, 'repair-or-replace', path)
  return { tool, verdict: tool.locator('.verdict-answer') }
}

function choose(tool: Locator, answer: string): Promise<void> {
  return tool.getByRole('radio', { name: answer, exact: true }).press('Space')
}

test('the verdict, its reason and its price follow the answers, and none stands there before', async ({ page }) => {
  const { tool, verdict } = await openVerdict(page)
  await expect(verdict).toHaveText(repairOrReplace.start)
  await tool.getByRole('group', { name: 'What is between the panes?' }).locator('label', { hasText: 'Fog' }).click()
  await expect(verdict).toContainText('Reseal it')
  await expect(verdict).toContainText(formatMoneyRange(prices.foggyReseal))
  const height = await tool.evaluate((place: HTMLElement) => place.offsetHeight)
  await choose(tool, '15 or more')
  await expect(verdict).toContainText('A new glass unit, most likely')
  expect(await tool.evaluate((place: HTMLElement) => place.offsetHeight)).toBe(height)
  await expect(tool.getByRole('status')).toHaveText(/A new glass unit, most likely\. The seal has failed/)
  await expectNoAxeViolations(page, '[data-tool="repair-or-replace"]')
})

test('a verdict joins the request in place of an earlier one, and what was typed stays', async ({ page }) => {
  const { tool, verdict } = await openVerdict(page)
  const message = getForm(page).getByLabel(estimateForm.message.label)
  await choose(tool, 'Fog')
  await choose(tool, '15 or more')
  await verdict.getByRole('link', { name: repairOrReplace.request }).click()
  await expect(getForm(page).getByLabel(estimateForm.issue.label)).toHaveValue('foggy')
  await expect(message).toHaveValue(
    'A new glass unit, most likely. What is between the panes? Fog. How old is the window? 15 or more.',
  )
  await message.press('End')
  await page.keyboard.type('\nThe kitchen window.')
  await choose(tool, 'White film')
  await verdict.getByRole('link', { name: repairOrReplace.request }).click()
  await expect(message).toHaveValue(
    'A new glass unit. What is between the panes? White film. How old is the window? 15 or more.\nThe kitchen window.',
  )
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the signs for a repair and for new glass are listed', async ({ page }) => {
    await page.goto(path)
    await expect(getTool(page, 'repair-or-replace')).toHaveAttribute('data-state', 'waiting')
    const lists = page.locator('#signs').getByRole('list')
    expect(await lists.count()).toBeGreaterThan(1)
    for (const list of await lists.all()) await expect(list).toBeVisible()
  })
})
