import { readAttribute, readText, readValues } from '../../../tests/engines/in-page.ts'
import { expect, open, test } from '../../../tests/engines/test.ts'
import { pages } from '../../content/pages.ts'
import { repairOrReplace } from './words.ts'

const tool = '[data-tool="repair-or-replace"]'
const title = `${tool} .verdict-title`

test('the verdict follows the answers, and the last one stands in the form', async ({ tab }) => {
  await open(tab, `${pages.glass.path}#signs`)
  // Folded on a narrow screen.
  await tab.click('#signs summary')
  await expect.poll(() => tab.evaluate(readAttribute, tool, 'data-state')).toBe('ready')
  await expect.poll(() => tab.evaluate(readText, `${tool} .verdict-answer p`)).toBe(repairOrReplace.start)

  for (const [between, verdict] of [
    ['fog', 'Reseal it'],
    ['film', 'A new glass unit'],
  ] as const) {
    await tab.click(`${tool} label:has([value="${between}"])`)
    await expect.poll(() => tab.evaluate(readText, title)).toBe(verdict)
    await tab.click(`${tool} a[href="#contact"]`)
    await expect
      .poll(async () => (await tab.evaluate(readValues, '#estimate-message'))[0]?.split('\n'))
      .toEqual([expect.stringMatching(`^${verdict}\\. `)])
  }
})
