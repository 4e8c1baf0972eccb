import { expect, test } from '../../../tests/support/test.ts'
import { claims, prices } from '../../content/claims.ts'
import { getForm } from '../../form/testing.ts'
import { estimateForm } from '../../form/words.ts'
import { callBarTop, openTool, phone, writeRange } from '../kit/testing.ts'
import { toolWords } from '../kit/words.ts'
import { example } from './testing.ts'
import { words } from './words.ts'

const name = 'repair-or-replace'
const years = claims.replacementAgeYears

test('every problem has its line and price, in the verdict and in the request', async ({ page }) => {
  const tool = await openTool(page, name, example.path)
  const strip = tool.locator('.tool-strip')
  await tool.getByRole('checkbox', { name: 'A draft' }).check()
  await expect(strip).toContainText('So far, 1 of 4: repair it')
  await tool.getByRole('radio', { name: 'Cracked, chipped or broken' }).check()
  const sum = writeRange(prices.glassUnit, prices.sealReplacement)
  await expect(strip).toContainText(`So far, 2 of 4: new glass and a repair${sum}2 problems`)
  await expect(tool.getByRole('term')).toHaveText(['New glass', 'New seals'])
  await tool.getByRole('link', { name: toolWords.request }).click()
  await expect(getForm(page).getByLabel(estimateForm.message.label)).toHaveValue(
    `One window. Glass: cracked, chipped or broken. A draft. Range shown: ${sum}.`,
  )
})

test('an old window hears of replacement, whatever else was said', async ({ page }) => {
  const tool = await openTool(page, name, example.path.replace('#', '?signs=old#'))
  const older = tool.getByText(`At ${years} years or more, replacement may be better value.`)
  await expect(older).toBeVisible()
  await tool.getByRole('checkbox', { name: 'A draft' }).check()
  await expect(older.locator('..')).toContainText('Ask us for both prices.')
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('one question at a time, all of it above the call bar, and the focus goes along', async ({ page }) => {
    const tool = await openTool(page, name, example.path)
    const shown = tool.getByRole('group').filter({ visible: true })
    const steps = tool.locator('.signs-steps')
    await expect(shown).toHaveAccessibleName(/^How is the glass\?/)
    await tool.getByRole('radio', { name: 'Whole' }).click()
    await expect(shown).toHaveAccessibleName(/^And between the panes\?/)
    await expect(shown).toBeFocused()
    expect(await steps.evaluate((node) => node.getBoundingClientRect().bottom)).toBeLessThanOrEqual(callBarTop)
    await tool.getByRole('button', { name: words.skip }).click()
    await tool.getByRole('checkbox', { name: 'A draft' }).click()
    await tool.getByRole('button', { name: words.next }).click()
    await tool.getByRole('button', { name: words.skip }).click()
    await expect(tool.locator('.tool-strip')).toContainText('From 2 of 4 answers: repair it')
    await expect(tool.locator('.tool-more')).toBeFocused()
    await tool.getByRole('button', { name: words.changeAnswers }).click()
    await expect(tool.getByRole('radio', { name: 'Whole' })).toBeChecked()
    await tool.getByRole('button', { name: words.next }).press('Enter')
    await tool.getByRole('button', { name: words.back }).press('Enter')
    await expect(shown).toBeFocused()
  })

  test('with the keyboard an answer can be changed before the next question comes', async ({ page }) => {
    const tool = await openTool(page, name, example.path)
    await tool.getByRole('radio', { name: 'Whole' }).press('Space')
    await page.keyboard.press('ArrowDown')
    await expect(tool.getByRole('radio', { name: 'Cracked, chipped or broken' })).toBeFocused()
    await expect(tool.locator('.tool-strip')).toContainText('So far, 1 of 4: replace the glass')
  })
})
