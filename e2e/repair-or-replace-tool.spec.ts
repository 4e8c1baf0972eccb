import { prices } from '../src/content/claims.ts'
import { pages } from '../src/content/pages.ts'
import { repairOrReplace } from '../src/content/repair-or-replace.ts'
import { formatMoneyRange } from '../src/lib/format.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'

test('five questions come to a verdict with its reason, and none stands there before', async ({ page }) => {
  await page.goto(`${pages.glass.path}#signs`)
  const tool = page.locator('[data-tool="repair-or-replace"]')
  await tool.scrollIntoViewIfNeeded()
  await expect(tool).toHaveAttribute('data-state', 'ready')
  const verdict = tool.locator('.verdict-answer')
  await expect(verdict).toHaveText(repairOrReplace.start)
  await tool.getByRole('group', { name: 'What is between the panes?' }).locator('label', { hasText: 'Fog' }).click()
  await expect(verdict).toContainText('Reseal it')
  await expect(verdict).toContainText(formatMoneyRange(prices.foggyReseal))
  const height = await tool.evaluate((place: HTMLElement) => place.offsetHeight)
  await tool.getByRole('radio', { name: '15 or more' }).press('Space')
  await expect(verdict).toContainText('A new glass unit, most likely')
  expect(await tool.evaluate((place: HTMLElement) => place.offsetHeight)).toBe(height)
  await expect(tool.getByRole('status')).toHaveText(/A new glass unit, most likely\. The seal has failed/)
  await expectNoAxeViolations(page, '[data-tool="repair-or-replace"]')
  await verdict.getByRole('link', { name: repairOrReplace.request }).click()
  await expect(page.locator('#estimate-issue')).toHaveValue('foggy')
  await expect(page.locator('#estimate-message')).toHaveValue(
    'A new glass unit, most likely. What is between the panes? Fog. How old is the window? 15 or more.',
  )

  // Another verdict takes the place of the first in the message, and what was typed stays.
  await page.locator('#estimate-message').press('End')
  await page.keyboard.type('\nThe kitchen window.')
  await tool.getByRole('radio', { name: 'White film' }).press('Space')
  await verdict.getByRole('link', { name: repairOrReplace.request }).click()
  await expect(page.locator('#estimate-message')).toHaveValue(
    'A new glass unit. What is between the panes? White film. How old is the window? 15 or more.\nThe kitchen window.',
  )
})
