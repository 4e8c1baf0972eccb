import { count, isShown, readAttribute, readText, readValues } from '../../../tests/engines/in-page.ts'
import { expect, open, test } from '../../../tests/engines/test.ts'
import { describeCost } from './cost-answer.ts'
import { symptoms } from './words.ts'

const [broken, fog] = symptoms
const twoBroken = describeCost({ symptom: broken, windows: 2, place: undefined }).price

test('the cost tool is opened by a link, answers, finds a place, and fills in the request', async ({ tab }) => {
  await open(tab, '/services?cost=fog#cost')
  await expect.poll(() => tab.evaluate(readAttribute, '[data-tool="cost"]', 'data-state')).toBe('ready')
  await expect.poll(() => tab.evaluate(isShown, '.cost-answer')).toBe(true)
  expect(await tab.evaluate(readText, '.cost-answer')).toContain(
    describeCost({ symptom: fog, windows: 1, place: undefined }).price,
  )
  await tab.click('.cost-lite:has([value="broken"])')
  await expect
    .poll(() => tab.evaluate(readText, '.cost-answer'))
    .toContain(describeCost({ symptom: broken, windows: 1, place: undefined }).price)
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
