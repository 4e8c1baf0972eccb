import type { PictureSize } from '../../lib/glass-size/lens.ts'
import {
  createCamera,
  glassOutline,
  halfHeight,
  halfWidth,
  type Outline,
  outlineAround,
  outlineTilted,
  paperOutline,
  type SpacePoint,
} from './drawn-scene.ts'
import { paintView } from './paint-view.ts'
import type { Picture } from './picture.ts'

type Shadow = { readonly colour: string; readonly blur: number; readonly x: number; readonly y: number }

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
  const brush = createBrush(context, see)
  context.fillStyle = shade(context, ['#efe6d8', '#cfc3b0'], { x: 0, y: 0 }, { x: size.width, y: size.height })
  context.fillRect(0, 0, size.width, size.height)
  paintFrame(brush)

  context.save()
  brush.trace(glassOutline)
  context.clip()
  const corners = glassOutline.map(see)
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  paintView(context, {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  })
  context.restore()
  brush.outline(glassOutline, '#4a4a48', 3)

  brush.cast(paperOutline, { colour: '#1c2b3a88', blur: 16, x: 6, y: 7 })
  brush.fill(paperOutline, shade(context, ['#fbfaf5', '#e3e4e2'], see([-8, -7, 0]), see([1, 5, 0])))
  for (const tape of [
    outlineTilted({ x: -8.2, y: -6.6 }, 3.2, 1.1, -36),
    outlineTilted({ x: 0.3, y: -6.3 }, 3.2, 1.1, 40),
  ])
    brush.fill(tape, '#d9c08fcc')
  paintSill(brush)
  paintVignette(context, size)
}

/** Casing, the sides of the opening, and sash. */
function paintFrame({ fill, outline, cast }: Brush): void {
  const casing = outlineAround(6.5, -1)
  cast(casing, { colour: '#3b2f2066', blur: 40, x: 16, y: 18 })
  fill(casing, '#faf7f1')
  outline(casing, '#b9ad9c', 2)
  const near = outlineAround(3, -1)
  const sash = outlineAround(2.4, 1)
  for (const [index, colour] of ['#d9d2c6', '#e6e0d5', '#f7f3ec', '#cfc7b9'].entries()) {
    const next = (index + 1) % 4
    const side = [near[index], near[next], sash[next], sash[index]] as unknown as Outline
    fill(side, colour)
  }
  fill(sash, '#f2eee6')
  outline(sash, '#a99d8b', 2)
}

function paintSill({ fill, outline }: Brush): void {
  const [left, right, top] = [-halfWidth - 8, halfWidth + 8, halfHeight + 6.5]
  const board: Outline = [
    [left, top, -1],
    [right, top, -1],
    [right, top, -6],
    [left, top, -6],
  ]
  fill(board, '#fdfbf6')
  outline(board, '#b9ad9c', 2)
  fill(
    [
      [left, top, -6],
      [right, top, -6],
      [right, top + 1.5, -6],
      [left, top + 1.5, -6],
    ],
    '#d6ccbc',
  )
}

function paintVignette(context: CanvasRenderingContext2D, { width, height }: PictureSize): void {
  const [x, y] = [width / 2, height / 2]
  const vignette = context.createRadialGradient(x, y, height * 0.45, x, y, height * 0.95)
  vignette.addColorStop(0, '#0000')
  vignette.addColorStop(1, '#20160a52')
  context.fillStyle = vignette
  context.fillRect(0, 0, width, height)
}

type Brush = ReturnType<typeof createBrush>

/** Paints outlines in space as the camera sees them. */
function createBrush(context: CanvasRenderingContext2D, see: (point: SpacePoint) => { x: number; y: number }) {
  const trace = (outline: Outline) => {
    context.beginPath()
    for (const { x, y } of outline.map(see)) context.lineTo(x, y)
    context.closePath()
  }
  const fill = (outline: Outline, colour: string | CanvasGradient) => {
    trace(outline)
    context.fillStyle = colour
    context.fill()
  }
  const outline = (shape: Outline, colour: string, width: number) => {
    trace(shape)
    context.strokeStyle = colour
    context.lineWidth = width
    context.stroke()
  }
  const cast = (shape: Outline, { colour, blur, x, y }: Shadow) => {
    context.save()
    Object.assign(context, { shadowColor: colour, shadowBlur: blur, shadowOffsetX: x, shadowOffsetY: y })
    fill(shape, '#f4f2ec')
    context.restore()
  }
  return { trace, fill, outline, cast }
}

type Place = { readonly x: number; readonly y: number }

function shade(context: CanvasRenderingContext2D, [first, last]: readonly [string, string], from: Place, to: Place) {
  const gradient = context.createLinearGradient(from.x, from.y, to.x, to.y)
  gradient.addColorStop(0, first)
  gradient.addColorStop(1, last)
  return gradient
}
