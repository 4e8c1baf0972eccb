import { resolve } from 'node:path'
import { count, hasFocus, readAttribute, readText, scrollTo } from '../../../tests/engines/in-page.ts'
import { expect, open, test } from '../../../tests/engines/test.ts'
import { drawnCorners, example } from './testing.ts'

const tool = '[data-tool="glass-size"]'
const stage = `${tool} .size-stage`

test('a photo is opened; corners of the drawn window, pressed beside it and dragged onto it, give its size', async ({
  tab,
}) => {
  await open(tab, example.path)
  await tab.evaluate(scrollTo, '#size')
  await expect.poll(() => tab.evaluate(readAttribute, tool, 'data-state')).toBe('ready')
  await tab.attach(`${tool} .size-pick input`, resolve('docs/home.jpg'))
  await expect.poll(() => tab.evaluate(hasFocus, stage)).toBe(true)
  const isShown = (selector: string) => (document.querySelector<HTMLImageElement>(selector)?.naturalWidth ?? 0) > 600
  await expect.poll(() => tab.evaluate(isShown, `${stage} img`)).toBe(true)

  await tab.click(`${tool} .size-steps button`)
  await tab.click(`${tool} .size-row button`)
  await expect.poll(() => tab.evaluate(hasFocus, stage)).toBe(true)
  await tab.evaluate(scrollTo, stage)
  const readBox = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().toJSON() as DOMRect
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
