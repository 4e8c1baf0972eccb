import { hasFocus, readAttribute, readText, readValues } from '../../../tests/engines/in-page.ts'
import { expect, open, test } from '../../../tests/engines/test.ts'
import { example } from './testing.ts'

const tool = '[data-tool="condensation"]'

test('a tap, a slider and the form: what was said goes along once', async ({ tab }) => {
  await open(tab, example.path)
  await expect.poll(() => tab.evaluate(readAttribute, tool, 'data-state')).toBe('ready')
  await tab.click(`${tool} label:has([name="fog-where"][value="between"])`)
  await expect.poll(() => tab.evaluate(readText, `${tool} .tool-figure`)).toBe('$150–$600')
  await tab.click(`${tool} label:has([name="fog-where"][value="room"])`)
  await expect.poll(() => tab.evaluate(readText, `${tool} h3`)).toBe('How dry keeps it clear?')
  await tab.evaluate(() => document.querySelector<HTMLElement>('#fog [type="range"]')?.focus())
  await tab.press('ArrowLeft')
  await expect.poll(() => tab.evaluate(readText, `${tool} .tool-figure`)).toBe('Under 21%')
  expect(await tab.evaluate(hasFocus, '#fog [type="range"]')).toBe(true)
  for (const _ of ['first', 'again']) await tab.click(`${tool} a[href="#contact"]`)
  await expect
    .poll(() => tab.evaluate(readValues, '#estimate-message'))
    .toEqual(['Fog on the room side. It wipes off. −21\u00a0°C outside.'])
})
