import type { PictureSize } from '../../lib/glass-size/lens.ts'
import { createCamera, glassOutline, outlineAround, outlineBox, paperOutline, type SpacePoint } from './drawn-scene.ts'
import type { Picture } from './picture.ts'

/** A window with a sheet of paper on its glass, as a photo would show it, to try the tool on. */
export function drawWindow(size: PictureSize): Picture {
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d')
  if (context) paintRoom(context, size)
  return { source: canvas, ...size }
}

function paintRoom(context: CanvasRenderingContext2D, size: PictureSize): void {
  const see = createCamera(size)
  const paint = (colour: string | CanvasGradient, outline: readonly SpacePoint[], shadow = 0) => {
    context.fillStyle = colour
    context.shadowBlur = shadow
    context.shadowOffsetX = context.shadowOffsetY = shadow / 2
    context.beginPath()
    for (const { x, y } of outline.map(see)) context.lineTo(x, y)
    context.fill()
  }
  context.shadowColor = '#2b221680'
  context.fillStyle = '#ded3c2'
  context.fillRect(0, 0, size.width, size.height)
  // Casing, the sides of the opening, sash and seal.
  paint('#faf7f1', outlineAround(6.5, -1), 40)
  paint('#c9bfb0', outlineAround(3, -1))
  paint('#f2eee6', outlineAround(2.4, 1))
  paint('#4a4a48', outlineAround(0.2))
  // The sill, with its front.
  paint('#fdfbf6', [
    [-26, 21.5, -1],
    [26, 21.5, -1],
    [26, 21.5, -6],
    [-26, 21.5, -6],
  ])
  paint('#cfc4b3', outlineBox(-26, 21.5, 26, 23, -6))

  const sky = context.createLinearGradient(0, 0, 0, size.height * 0.6)
  sky.addColorStop(0, '#6f9dc2')
  sky.addColorStop(1, '#f4e4c4')
  paint(sky, glassOutline)
  paint('#7c97b4', mountains)
  for (const [colour, left, top, right, bottom] of city) paint(colour, outlineBox(left, top, right, bottom))
  paint('#ffffff2e', gleam)
  // The paper, and the tape that holds it.
  paint('#fbfaf5', paperOutline, 16)
  paint('#d9c08fcc', outlineBox(-6, -7, -2.5, -5.8))
}

const mountains: readonly SpacePoint[] = [
  [-18, 1],
  [-11, -4],
  [-6, 0],
  [0, -3],
  [4, 1],
  [10, -5],
  [18, 2],
  [18, 8],
  [-18, 8],
]

/** Downtown Calgary with its tower, and the snow and the river before it. */
const city = [
  ['#47688a', -15, 1, -12, 8],
  ['#2f4f70', -11, -1, -8, 8],
  ['#3a5c7e', 0.5, 1, 3.5, 8],
  ['#2f4f70', 5, -5.6, 5.5, 8],
  ['#2f4f70', 4.3, -4.8, 6.2, -3.6],
  ['#47688a', 8, 2, 11, 8],
  ['#2f4f70', 12, -1, 15, 8],
  ['#dfe9ee', -18, 7, 18, 15],
  ['#9bbdcf', -18, 9, 18, 11],
] as const

/** Light on the glass. */
const gleam: readonly SpacePoint[] = [
  [5, -15],
  [13, -15],
  [-5, 15],
  [-13, 15],
]
