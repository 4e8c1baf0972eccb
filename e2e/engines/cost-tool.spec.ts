import { count, isShown, readAttribute, readText, readValues } from './in-page.ts'
import { expect, open, test } from './test.ts'

test('the cost tool is opened by a link, answers, finds a place, and fills in the request', async ({ tab }) => {
  await open(tab, '/services?cost=fog#cost')
  await expect.poll(() => tab.evaluate(readAttribute, '[data-tool="cost"]', 'data-state')).toBe('ready')
  await expect.poll(() => tab.evaluate(isShown, '.cost-answer')).toBe(true)
  expect(await tab.evaluate(readText, '.cost-answer')).toContain('$150–$600')
  await tab.click('.cost-lite:has([value="broken"])')
  await expect.poll(() => tab.evaluate(readText, '.cost-answer')).toContain('$300–$800')
  await tab.click('.cost-stepper button:last-of-type')
  await expect.poll(() => tab.evaluate(readText, '.cost-answer')).toContain('$600–$1,600')
  await tab.type('#cost-place', 'mahagony')
  await expect.poll(() => tab.evaluate(count, '[role="option"]')).toBe(1)
  await tab.click('[role="option"]')
  await expect.poll(() => tab.evaluate(readText, '.cost-answer')).toContain('Broken glass, 2 windows, Mahogany')
  await tab.click('.cost-ways a[href="#contact"]')
  await expect
    .poll(() => tab.evaluate(readValues, '#estimate-issue, #estimate-message'))
    .toEqual(['broken', 'Broken glass, 2 windows, Mahogany. Range shown: $600–$1,600.'])
})
