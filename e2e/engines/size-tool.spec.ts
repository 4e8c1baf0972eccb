import { resolve } from 'node:path'
import type { Tab } from './engine.ts'
import { hasFocus, isShown, readAttribute, readText, scrollTo } from './in-page.ts'
import { expect, open, test } from './test.ts'

const ring = '.size-handle-glass'

async function openTool(tab: Tab): Promise<void> {
  // Folded on a narrow screen, and opened by the link to it.
  await open(tab, '/window-glass-replacement-calgary#size')
  await tab.evaluate(scrollTo, '#size')
  await expect.poll(() => tab.evaluate(readAttribute, '[data-tool="size"]', 'data-state')).toBe('ready')
}

async function markDrawnGlass(tab: Tab): Promise<void> {
  await openTool(tab)
  await tab.click('.size-pick + .size-link')
  await expect.poll(() => tab.evaluate(hasFocus, '.size-handle-paper')).toBe(true)
  // 'Next: the glass'
  await tab.click('.size-page[data-shown="true"] .size-row > :first-child')
  await expect.poll(() => tab.evaluate(hasFocus, ring)).toBe(true)
}

function readMiddle(selector: string): { x: number; y: number } {
  const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
}

test('a ring that is moved with the keyboard gives the drawn window a size', async ({ tab }) => {
  await markDrawnGlass(tab)
  await tab.press('ArrowLeft')
  await expect.poll(() => tab.evaluate(readText, '.size-result .size-figure')).toMatch(/^\d+[¼½¾]? × \d+[¼½¾]?\s*in$/)
})

test('a ring is dragged by as much as the pointer', async ({ tab }) => {
  await markDrawnGlass(tab)
  await tab.evaluate(scrollTo, '.size-stage')
  const from = await tab.evaluate(readMiddle, ring)
  await tab.drag({ x: from.x + 5, y: from.y + 5 }, { x: from.x + 35, y: from.y + 25 })
  await expect.poll(() => tab.evaluate(readMiddle, ring)).toEqual({ x: from.x + 30, y: from.y + 20 })
})

/** Runs in the page. Every pixel of the picture is opaque. */
function isPainted(): boolean {
  const canvas = document.querySelector<HTMLCanvasElement>('.size-picture canvas')
  const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  return pixels.length > 0 && pixels.every((value, index) => index % 4 !== 3 || value === 255)
}

test('the drawn window is painted whole', async ({ tab }) => {
  await markDrawnGlass(tab)
  expect(await tab.evaluate(isPainted)).toBe(true)
})

test('a photo is opened', async ({ tab }) => {
  await openTool(tab)
  await tab.attach('.size-pick input', resolve('docs/home.jpg'))
  await expect.poll(() => tab.evaluate(isShown, '.size-handle-paper')).toBe(true)
  await expect.poll(() => tab.evaluate(isPainted)).toBe(true)
})
