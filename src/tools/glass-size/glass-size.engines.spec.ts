import { resolve } from 'node:path'
import type { Tab } from '../../../tests/engines/engine.ts'
import { count, hasFocus, readAttribute, readText, scrollTo } from '../../../tests/engines/in-page.ts'
import { expect, open, test } from '../../../tests/engines/test.ts'
import { drawnCorners, example } from './testing.ts'

const tool = '[data-tool="glass-size"]'
const stage = `${tool} .size-stage`

async function openPicture(tab: Tab, begin: () => Promise<void>): Promise<void> {
  await open(tab, example.path)
  await tab.evaluate(scrollTo, '#size')
  await expect.poll(() => tab.evaluate(readAttribute, tool, 'data-state')).toBe('ready')
  await begin()
  await expect.poll(() => tab.evaluate(hasFocus, stage)).toBe(true)
  await tab.evaluate(scrollTo, stage)
}

/** Runs in the page. */
function readBox(selector: string): { x: number; y: number; width: number } {
  const { x, y, width } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  return { x, y, width }
}

test('eight corners of the drawn window, each pressed beside it and dragged onto it, give its size', async ({
  tab,
}) => {
  await openPicture(tab, () => tab.click(`${tool} .size-row button`))
  const { x, y, width } = await tab.evaluate(readBox, stage)
  for (const [index, corner] of drawnCorners.entries()) {
    await expect.poll(() => tab.evaluate(readText, `${tool} .tool-figure`)).toMatch(/^\? × \?/)
    // Drivers press at whole pixels.
    const on = { x: Math.round(x + (corner.x * width) / 1600), y: Math.round(y + (corner.y * width) / 1600) }
    await tab.drag({ x: on.x - 12, y: on.y + 9 }, on)
    await expect.poll(() => tab.evaluate(count, `${tool} .size-mark`)).toBe(index + 1)
  }
  await expect
    .poll(() => tab.evaluate(readText, `${tool} .tool-figure`))
    .toMatch(/^3[567][¼½¾]? × (29|3[01])[¼½¾]?\s*in$/)
})

test('a photo is opened and shown', async ({ tab }) => {
  await openPicture(tab, () => tab.attach(`${tool} .size-pick input`, resolve('docs/home.jpg')))
  const isShown = (selector: string) => (document.querySelector<HTMLImageElement>(selector)?.naturalWidth ?? 0) > 600
  await expect.poll(() => tab.evaluate(isShown, `${stage} img`)).toBe(true)
})
