import type { Locator } from '@playwright/test'
import { readPicture } from '../../../tests/support/pictures.ts'
import { pages } from '../../content/pages.ts'
import type { ToolExample } from '../kit/testing.ts'
import type { Point, Size } from './measure-glass.ts'
import { photographedPane, simulatePhoto } from './testing-pictures.ts'

export const example: ToolExample = {
  path: `${pages.glass.path}#size`,
  sayOne: async (tool) => {
    await tool.getByLabel('Width').fill('34 3/8')
    await tool.getByLabel('Height').fill('46 1/16')
  },
  firstTap: 'button:has-text("sample window")',
  answered: {
    query: 'size=36x30*1.25_34+3%2F8x46+1%2F16',
    figure: '34 3/8 × 46 1/16',
    line: '2 panes of glass: about 36 × 30 in, give or take 1¼ in, from a photo; 34 3/8 × 46 1/16 in, as measured.',
  },
  leadsTo: { tool: 'cost', from: 'size=34x46_36x30', with: 'cost=glass.2' },
  nonsense: ['size=', 'size=tallxwide', 'size=36x30*none', 'size=<b>_constructor'],
  maxScriptBytes: 21 * 1024,
  steps: [
    { act: (tab) => tab.type('#size label:first-of-type input', '34 3/8') },
    {
      act: (tab) => tab.type('#size label:last-of-type input', '46 1/16'),
      figure: '34 3/8 × 46 1/16 in',
      request: ['', 'Glass: 34 3/8 × 46 1/16 in, as measured.'],
    },
  ],
}

/** Of the drawn window, in its pixels: first of the paper, then of the glass, clockwise from the top left. */
export const drawnCorners: readonly Point[] = [
  { x: 538, y: 475 },
  { x: 760, y: 461 },
  { x: 760, y: 794 },
  { x: 538, y: 785 },
  { x: 322, y: 264 },
  { x: 1356, y: 122 },
  { x: 1356, y: 1194 },
  { x: 322, y: 1052 },
]

/** A photo of a pane of 36 × 48 inches, upright or as its file says to turn it, with its corners. */
export function takePhoto(file: 'window.png' | 'window.jpg' = 'window.png', name: string = file) {
  return { file: readPicture(file, name), corners: simulatePhoto(photographedPane) }
}

export function getStage(tool: Locator): Locator {
  return tool.getByRole('application')
}

/** Where a point of the picture is on the screen. */
export async function locate(tool: Locator, { x, y }: Point, offset: Point = { x: 0, y: 0 }): Promise<Point> {
  const picture = await readPictureSize(tool)
  const box = await getStage(tool).boundingBox()
  if (!box) throw new Error('There is no picture')
  const scale = box.width / picture.width
  return { x: box.x + x * scale + offset.x, y: box.y + y * scale + offset.y }
}

/** Of the picture, once it has come. */
export function readPictureSize(tool: Locator): Promise<Size> {
  const picture = getStage(tool).locator('img')
  return picture.evaluate(async (image: HTMLImageElement) => {
    if (!image.complete) await new Promise((resolve) => image.addEventListener('load', resolve, { once: true }))
    return { width: image.naturalWidth, height: image.naturalHeight }
  })
}

/** Presses beside a corner, slides onto it and lets go. */
export async function setCorner(tool: Locator, corner: Point): Promise<void> {
  const { mouse } = tool.page()
  const beside = await locate(tool, corner, { x: -9, y: 7 })
  await mouse.move(beside.x, beside.y)
  await mouse.down()
  const on = await locate(tool, corner)
  await mouse.move(on.x, on.y, { steps: 3 })
  await mouse.up()
}

export async function setCorners(tool: Locator, corners: readonly Point[]): Promise<void> {
  for (const corner of corners) await setCorner(tool, corner)
}
