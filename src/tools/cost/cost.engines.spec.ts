import { count, isShown, readAttribute, readText, readValues } from '../../../tests/engines/in-page.ts'
import { expect, open, test } from '../../../tests/engines/test.ts'
import { prices } from '../../content/claims.ts'
import { formatMoneyRange } from '../../lib/format.ts'

// Resealed, or a new unit.
const fog = formatMoneyRange({ from: prices.foggyReseal.from, to: prices.foggyUnit.to })
const broken = formatMoneyRange(prices.glassUnit)
const twoBroken = formatMoneyRange({ from: 2 * prices.glassUnit.from, to: 2 * prices.glassUnit.to })

test('the cost tool is opened by a link, answers, finds a place, and fills in the request', async ({ tab }) => {
  await open(tab, '/services?cost=fog#cost')
  await expect.poll(() => tab.evaluate(readAttribute, '[data-tool="cost"]', 'data-state')).toBe('ready')
  await expect.poll(() => tab.evaluate(isShown, '.cost-answer')).toBe(true)
  expect(await tab.evaluate(readText, '.cost-answer')).toContain(fog)
  await tab.click('.cost-lite:has([value="broken"])')
  await expect.poll(() => tab.evaluate(readText, '.cost-answer')).toContain(broken)
  await tab.click('.cost-stepper button:last-of-type')
  await expect.poll(() => tab.evaluate(readText, '.cost-answer')).toContain(twoBroken)
  await tab.type('#cost-place', 'mahagony')
  await expect.poll(() => tab.evaluate(count, '[role="option"]')).toBe(1)
  await tab.click('[role="option"]')
  await expect.poll(() => tab.evaluate(readText, '.cost-answer')).toContain('Broken glass, 2 windows, Mahogany')
  await tab.click('.cost-answer a[href="#contact"]')
  await expect
    .poll(() => tab.evaluate(readValues, '#estimate-issue, #estimate-message'))
    .toEqual(['broken', `Broken glass, 2 windows, Mahogany. Range shown: ${twoBroken}.`])
})
