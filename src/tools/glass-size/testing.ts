import { expect, type Locator, type Page } from '@playwright/test'
import { readPicture } from '../../../tests/support/pictures.ts'
import { pages } from '../../content/pages.ts'
import { openTool } from '../kit/testing.ts'
import { drawnCorners } from './drawn-window-scene.ts'
import type { Point } from './linear-algebra.ts'
import type { Subject } from './marking.ts'
import type { Quadrilateral } from './quadrilateral.ts'
import { photographedPane, simulatePhoto } from './testing-photo.ts'
import { glassSize } from './words.ts'

export const sizePath = `${pages.glass.path}#size`

export const example = {
  path: sizePath,
  keptByAnotherVersion: { way: {}, width: 5, height: null, line: [] },
}

export function openGlassSizeTool(page: Page): Promise<Locator> {
  return openTool(page, 'glass-size', sizePath)
}

export function getHandle(tool: Locator, subject: Subject, index: number): Locator {
  const name = `${glassSize.marking[subject].name}, ${glassSize.corners.places[index]}`
  return tool.getByRole('button', { name, exact: true })
}

/** The picture on the stage, in its own pixels. */
export function readPictureSize(tool: Locator): Promise<{ width: number; height: number }> {
  return tool
    .locator('.glass-size-picture canvas')
    .evaluate(({ width, height }: HTMLCanvasElement) => ({ width, height }))
}

/** Where a corner is marked, in pixels of the picture. */
export function readCorner(tool: Locator, subject: Subject, index: number): Promise<Point> {
  return getHandle(tool, subject, index).evaluate((handle) => {
    const canvas = document.querySelector<HTMLCanvasElement>('.glass-size-picture canvas')
    const box = canvas?.getBoundingClientRect() ?? new DOMRect()
    const { left, top, width, height } = handle.getBoundingClientRect()
    const scale = (canvas?.width ?? 0) / box.width
    return { x: (left + width / 2 - box.left) * scale, y: (top + height / 2 - box.top) * scale }
  })
}

/** Drags a handle to a corner, with a mouse. */
export async function dragTo(tool: Locator, subject: Subject, index: number, corner: Point): Promise<void> {
  const handle = getHandle(tool, subject, index)
  await tool.locator('.glass-size-stage').scrollIntoViewIfNeeded()
  const picture = await readPictureSize(tool)
  const [from, box] = [await handle.boundingBox(), await tool.locator('.glass-size-picture').boundingBox()]
  if (!from || !box) throw new Error('The handle is not shown')
  const { mouse } = tool.page()
  await mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await mouse.down()
  const scale = box.width / picture.width
  await mouse.move(box.x + corner.x * scale, box.y + corner.y * scale, { steps: 3 })
  await mouse.up()
}

export async function dragAll(tool: Locator, subject: Subject, corners: Quadrilateral): Promise<void> {
  for (const [index, corner] of corners.entries()) await dragTo(tool, subject, index, corner)
}

/** Moves the handles to the corners with the arrow keys: by tens with Shift, then one by one. */
export async function stepAll(tool: Locator, subject: Subject, corners: Quadrilateral): Promise<void> {
  for (const [index, corner] of corners.entries()) {
    const handle = getHandle(tool, subject, index)
    await handle.focus()
    const from = await readCorner(tool, subject, index)
    await press(tool.page(), corner.x - from.x, ['ArrowLeft', 'ArrowRight'])
    await press(tool.page(), corner.y - from.y, ['ArrowUp', 'ArrowDown'])
  }
}

async function press(page: Page, pixels: number, [less, more]: readonly [string, string]): Promise<void> {
  const key = pixels < 0 ? less : more
  const count = Math.round(Math.abs(pixels))
  for (let tens = 0; tens < Math.floor(count / 10); tens++) await page.keyboard.press(`Shift+${key}`)
  for (let ones = 0; ones < count % 10; ones++) await page.keyboard.press(key)
}

/** Opens the drawn window and tells where its corners are. */
export async function tryDrawing(tool: Locator) {
  await tool.getByRole('button', { name: glassSize.tryDrawing }).click()
  await expect(getHandle(tool, 'paper', 0)).toBeFocused()
  return drawnCorners
}

export async function goToGlass(tool: Locator): Promise<void> {
  await tool.getByRole('button', { name: glassSize.marking.next }).click()
  await expect(getHandle(tool, 'glass', 0)).toBeFocused()
}

/** A photo of a pane with a sheet of paper on it, upright or as its file says to turn it, and what it shows. */
export function takePhoto({ turned = false } = {}) {
  const { paper, glass } = simulatePhoto(photographedPane)
  return { file: readPicture(turned ? 'window.jpg' : 'window.png'), paper, glass, ...photographedPane.glass }
}

/** '34½' as a number. */
function readInches(text: string): number {
  const fractions = { '¼': 0.25, '½': 0.5, '¾': 0.75 } as Readonly<Record<string, number>>
  return Number.parseInt(text, 10) + (fractions[text.at(-1) ?? ''] ?? 0)
}

/** The size that the tool shows, with the tolerances beside it. */
export async function readResult(tool: Locator) {
  const [width = '', height = ''] = (await tool.locator('.glass-size-result .glass-size-figure').innerText())
    .replace(/\s*in$/, '')
    .split(' × ')
  const tolerances = await tool.locator('.glass-size-sides').getByText('give or take').allInnerTexts()
  const [wide = 0, high = 0] = tolerances.map((text) => readInches(text.replace(/^give or take (\S+) in$/, '$1')))
  return { width: readInches(width), height: readInches(height), wide, high }
}
