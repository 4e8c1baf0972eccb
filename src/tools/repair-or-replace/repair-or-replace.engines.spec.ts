import { readAttribute, readText, readValues } from '../../../tests/engines/in-page.ts'
import { expect, open, test } from '../../../tests/engines/test.ts'
import { example } from './testing.ts'

const tool = '[data-tool="repair-or-replace"]'

test('the answer follows what is pressed, and its line stands in the form once', async ({ tab }) => {
  await open(tab, example.path)
  await expect.poll(() => tab.evaluate(readAttribute, tool, 'data-state')).toBe('ready')
  await tab.click(`${tool} label:has([value="whole"])`)
  for (const [between, figure] of [
    ['fog', '$150–$600'],
    ['film', '$300–$600'],
  ] as const) {
    // On a narrow screen the next question takes the place of the one that was answered.
    await expect.poll(() => tab.evaluate(readText, `${tool} [data-shown] legend`)).toMatch(/between the panes/)
    await tab.click(`${tool} label:has([value="${between}"])`)
    await expect.poll(() => tab.evaluate(readText, `${tool} .tool-figure`)).toBe(figure)
    await tab.click('[data-call-bar] a[href="#contact"]')
    await expect
      .poll(async () => (await tab.evaluate(readValues, '#estimate-message'))[0]?.split('\n'))
      .toEqual([expect.stringContaining(`Range shown: ${figure}.`)])
    await tab.click(`${tool} .signs-steps button`)
  }
})
