import { readAttribute, readText, readValues } from '../../../tests/engines/in-page.ts'
import { expect, open, test } from '../../../tests/engines/test.ts'
import { example } from './testing.ts'

const tool = '[data-tool="cost"]'

test('the answer follows what is tapped, counted and typed, and its line stands in the form', async ({ tab }) => {
  await open(tab, example.path)
  await expect.poll(() => tab.evaluate(readAttribute, tool, 'data-state')).toBe('ready')
  await tab.click(`${tool} label:has([value="broken"])`)
  await expect.poll(() => tab.evaluate(readText, `${tool} .tool-figure`)).toBe('$300–$800')
  await tab.click(`${tool} .cost-count button:last-child`)
  await expect.poll(() => tab.evaluate(readText, `${tool} .tool-figure`)).toBe('$600–$1,600')
  await tab.type('#cost-place', 'Evanston')
  await expect.poll(() => tab.evaluate(readText, '#cost-place-note')).toContain('ask us')
  await tab.click('[data-call-bar] a[href="#contact"]')
  await expect
    .poll(() => tab.evaluate(readValues, '#estimate-issue, #estimate-message'))
    .toEqual(['broken', 'Broken glass, 2 windows. Evanston. Range shown: $600–$1,600.'])
})
