import { readAttribute, readText, readValues } from '../../../tests/engines/in-page.ts'
import { expect, open, test } from '../../../tests/engines/test.ts'
import { example } from './testing.ts'

const tool = '[data-tool="condensation"]'

test('the answer follows a tap and a slider, and its line stands in the form once', async ({ tab }) => {
  await open(tab, example.path)
  await expect.poll(() => tab.evaluate(readAttribute, tool, 'data-state')).toBe('ready')
  await tab.click(`${tool} label:has([name="fog-where"][value="room"])`)
  await expect.poll(() => tab.evaluate(readText, `${tool} .tool-figure`)).toBe('Nothing to repair')
  await tab.evaluate(() => document.querySelector<HTMLElement>('#fog [type="range"]')?.focus())
  await tab.press('ArrowLeft')
  await expect.poll(() => tab.evaluate(readText, `${tool} .tool-figure`)).toBe('Under 21%')
  for (const [place, line] of [
    ['room', 'Fog on the room side. It wipes off. −21\u00a0°C outside.'],
    ['outside', 'Fog on the outside. It wipes off. −21\u00a0°C outside.'],
  ] as const) {
    await tab.click(`${tool} label:has([name="fog-where"][value="${place}"])`)
    await tab.click('[data-call-bar] a[href="#contact"]')
    await expect.poll(() => tab.evaluate(readValues, '#estimate-message')).toEqual([line])
  }
})
