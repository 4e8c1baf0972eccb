import { resolve } from 'node:path'
import type { Tab } from '../../../tests/engines/engine.ts'
import { hasFocus, isShown, readAttribute, readText, scrollTo } from '../../../tests/engines/in-page.ts'
import { expect, open, test } from '../../../tests/engines/test.ts'

const ring = '.glass-size-handle-glass'

async function openTool(tab: Tab): Promise<void> {
  // Folded on a narrow screen, and opened by the link to it.
  await open(tab, '/window-glass-replacement-calgary#size')
  await tab.evaluate(scrollTo, '#size')
  await expect.poll(() => tab.evaluate(readAttribute, '[data-tool="glass-size"]', 'data-state')).toBe('ready')
}

async function markDrawnGlass(tab: Tab): Promise<void> {
  await openTool(tab)
  await tab.click('.glass-size-pick + .glass-size-link')
  await expect.poll(() => tab.evaluate(hasFocus, '.glass-size-handle-paper')).toBe(true)
  // 'Next: the glass'
  await tab.click('.glass-size-step[data-shown="true"] .glass-size-row > :first-child')
  await expect.poll(() => tab.evaluate(hasFocus, ring)).toBe(true)
}

interface Point {
  x: number
  y: number
}

/** Runs in the page. */
function readMiddle(selector: string): Point {
  const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  return { x: x + width / 2, y: y + height / 2 }
}

test('a ring that is moved with the keyboard gives the drawn window a size', async ({ tab }) => {
  await markDrawnGlass(tab)
  await tab.press('ArrowLeft')
  await expect
    .poll(() => tab.evaluate(readText, '.glass-size-result .glass-size-figure'))
    .toMatch(/^\d+[¼½¾]? × \d+[¼½¾]?\s*in$/)
})

test('a ring is dragged by as much as the pointer', async ({ tab }) => {
  await markDrawnGlass(tab)
  await tab.evaluate(scrollTo, '.glass-size-stage')
  const from = await tab.evaluate(readMiddle, ring)
  // Drivers press at whole pixels.
  const start = { x: Math.round(from.x) + 5, y: Math.round(from.y) + 5 }
  await tab.drag(start, { x: start.x + 30, y: start.y + 20 })
  const readDistance = async () => {
    const middle = await tab.evaluate(readMiddle, ring)
    return Math.hypot(middle.x - from.x - 30, middle.y - from.y - 20)
  }
  await expect.poll(readDistance).toBeLessThan(1)
})

/** Runs in the page. Every pixel of the picture is opaque. */
function isPainted(): boolean {
  const canvas = document.querySelector<HTMLCanvasElement>('.glass-size-picture canvas')
  const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  return pixels.length > 0 && pixels.every((value, index) => index % 4 !== 3 || value === 255)
}

test('the drawn window is painted whole', async ({ tab }) => {
  await markDrawnGlass(tab)
  expect(await tab.evaluate(isPainted)).toBe(true)
})

test('a photo is opened', async ({ tab }) => {
  await openTool(tab)
  await tab.attach('.glass-size-pick input', resolve('docs/home.jpg'))
  await expect.poll(() => tab.evaluate(isShown, '.glass-size-handle-paper')).toBe(true)
  await expect.poll(() => tab.evaluate(isPainted)).toBe(true)
})
