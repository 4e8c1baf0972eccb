import type { Tab } from '../../../tests/engines/engine.ts'
import { hasFocus, isShown, readAttribute, readText, readValues } from '../../../tests/engines/in-page.ts'
import { expect, open, test } from '../../../tests/engines/test.ts'
import { pages } from '../../content/pages.ts'

const tool = '[data-tool="condensation"]'
const title = `${tool} h3 span`

async function openTool(tab: Tab, search: string): Promise<void> {
  await open(tab, `${pages.doublePane.path}${search}#fog`)
  await expect.poll(() => tab.evaluate(readAttribute, tool, 'data-state')).toBe('ready')
}

test('the condensation tool answers to a link, a slider, a choice and its switch', async ({ tab }) => {
  await openTool(tab, '?outside=-20&humidity=23')
  expect(await tab.evaluate(readText, title)).toBe('That is humidity, not the window.')

  await tab.evaluate(() => document.querySelector<HTMLElement>('#condensation-humidity')?.focus())
  await tab.press('ArrowLeft')
  await expect.poll(() => tab.evaluate(readText, title)).toBe('The glass stays dry.')

  await tab.click(`${tool} label:has([value="single"])`)
  await expect.poll(() => tab.evaluate(readText, `${tool} label:has([role="switch"])`)).toContain('Not with one pane')

  await tab.click(`${tool} button:not(.condensation-hidden *)`)
  await expect.poll(() => tab.evaluate(readText, title)).toBe('The seal has failed.')
  await expect.poll(() => tab.evaluate(hasFocus, `${tool} [role="switch"]`)).toBe(true)
})

/** Runs in the page. Moves a slider as often as a finger does that plays with it. */
async function playWith(selector: string): Promise<void> {
  const slider = document.querySelector<HTMLInputElement>(selector)
  for (let step = 0; step < 240; step++) {
    if (slider) slider.valueAsNumber = 10 + (step % 60)
    slider?.dispatchEvent(new Event('input', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve))
  }
}

test('the condensation tool keeps up with a slider that is moved hundreds of times', async ({ tab }) => {
  await openTool(tab, '?outside=-20')
  await tab.evaluate(playWith, '#condensation-humidity')
  await expect
    .poll(() => tab.evaluate(readAttribute, '#condensation-humidity', 'aria-valuetext'))
    .toContain('69 per cent')
  expect(await tab.evaluate(readAttribute, tool, 'data-state')).toBe('ready')
})

test('what the condensation tool has found arrives in the form, once', async ({ tab }) => {
  await openTool(tab, '?outside=4&humidity=35')
  await tab.click(`${tool} label:has([role="switch"])`)
  await expect.poll(() => tab.evaluate(isShown, `${tool} a[href="#contact"]`)).toBe(true)
  await tab.click(`${tool} a[href="#contact"]`)
  await tab.click(`${tool} a[href="#contact"]`)
  await expect
    .poll(() => tab.evaluate(readValues, '#estimate-message'))
    .toEqual(['Fog between the panes of double glass. It does not wipe off.'])
  expect(await tab.evaluate(readValues, '#estimate-issue')).toEqual(['foggy'])
})
