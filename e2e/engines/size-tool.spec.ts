import { resolve } from 'node:path'
import type { Tab } from './engine.ts'
import { hasFocus, isShown, readAttribute, scrollTo } from './in-page.ts'
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
  await tab.click('.size-page[data-shown="true"] .size-tabs button:last-child')
  await expect.poll(() => tab.evaluate(isShown, ring)).toBe(true)
}

function readMiddle(selector: string): { x: number; y: number } {
  const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
}

test('a ring is dragged by as much as the pointer', async ({ tab }) => {
  await markDrawnGlass(tab)
  await tab.evaluate(scrollTo, '.size-stage')
  const from = await tab.evaluate(readMiddle, ring)
  await tab.drag({ x: from.x + 5, y: from.y + 5 }, { x: from.x + 35, y: from.y + 25 })
  await expect.poll(() => tab.evaluate(readMiddle, ring)).toEqual({ x: from.x + 30, y: from.y + 20 })
})

test('a photo is opened', async ({ tab }) => {
  await openTool(tab)
  await tab.attach('.size-pick input', resolve('docs/home.jpg'))
  await expect.poll(() => tab.evaluate(isShown, '.size-handle-paper')).toBe(true)
  const isPainted = () => {
    const canvas = document.querySelector<HTMLCanvasElement>('.size-picture canvas')
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    return pixels.every((value, index) => index % 4 !== 3 || value === 255)
  }
  await expect.poll(() => tab.evaluate(isPainted)).toBe(true)
})
