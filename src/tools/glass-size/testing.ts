import type { Locator } from '@playwright/test'
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

/** Of the photos window.png and window.jpg, which show a pane of 36 × 48 inches. */
export const photographedCorners = simulatePhoto(photographedPane)

export function getStage(tool: Locator): Locator {
  return tool.getByRole('application')
}

/** Of the picture, once it has come. */
export function readPictureSize(tool: Locator): Promise<Size> {
  const picture = getStage(tool).locator('img')
  return picture.evaluate(async (image: HTMLImageElement) => {
    if (!image.complete) await new Promise((resolve) => image.addEventListener('load', resolve, { once: true }))
    return { width: image.naturalWidth, height: image.naturalHeight }
  })
}

/** Tells where points of the picture are on the screen, as long as nothing is scrolled. */
export async function locatePicture(tool: Locator): Promise<(point: Point) => Point> {
  const picture = await readPictureSize(tool)
  const box = await getStage(tool).boundingBox()
  if (!box) throw new Error('There is no picture')
  return ({ x, y }) => ({ x: box.x + (x * box.width) / picture.width, y: box.y + (y * box.width) / picture.width })
}

/** Presses beside each corner, slides onto it and lets go. */
export async function setCorners(tool: Locator, ...corners: readonly Point[]): Promise<void> {
  const { mouse } = tool.page()
  const locate = await locatePicture(tool)
  for (const { x, y } of corners.map(locate)) {
    await mouse.move(x - 9, y + 7)
    await mouse.down()
    await mouse.move(x, y, { steps: 3 })
    await mouse.up()
  }
}
