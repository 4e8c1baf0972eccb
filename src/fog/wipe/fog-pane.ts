import { makeCanvas } from './canvas.ts'
import { type ClearMap, cellSize, type DirtyRect, makeClearMap } from './clear-map.ts'
import type { Drop } from './drops.ts'
import { paintFogLayer } from './fog-layer.ts'

/** More pixels than this are not worth their time: it is fog. */
const maxPixels = 430_000

type CellPixels = ReturnType<typeof makeCellPixels>

/** A canvas with one pixel for each cell of a map. */
function makeCellPixels({ columns, rows }: ClearMap) {
  const image = new ImageData(columns, rows)
  return { ...makeCanvas(columns, rows), image, pixels: new Uint32Array(image.data.buffer) }
}

/** The glass: what has been wiped of it, and the canvases that it is painted with. */
export type FogPane = Awaited<ReturnType<typeof makeFogPane>>

export async function makeFogPane(view: HTMLElement, scene: Element) {
  const { clientWidth: width, clientHeight: height } = view
  const scale = Math.min(devicePixelRatio, 2, Math.sqrt(maxPixels / (width * height)))
  const map = makeClearMap(width, height)
  const layer = await paintFogLayer(scene, { width, height, scale })
  // How much of the fog is cut out, and the water that is pushed to the edge of a trail.
  return { width, height, scale, map, layer, cut: makeCellPixels(map), ridge: makeCellPixels(map) }
}

/** Writes what the numbers in a rectangle look like into the pixels of the cells. */
function shade(
  { map: { columns, values, written }, layer, cut, ridge }: FogPane,
  [left, top, right, bottom]: DirtyRect,
): void {
  const [bright, dark, tint] = layer.isDark ? [330, 60, 120] : [520, 90, 150]
  for (let row = top; row < bottom; row++) {
    for (let index = row * columns + left, end = row * columns + right; index < end; index++) {
      const value = values[index] as number
      cut.pixels[index] = (255 * value * value * (3 - 2 * value)) << 24
      // White water gathers at the lower right of a trail. What is written is darker than the view, to be read.
      const down = (values[index - columns] ?? value) - (values[index + columns] ?? value)
      const slope = down + ((values[index - 1] ?? value) - (values[index + 1] ?? value)) * 0.45
      const white = Math.min(255, slope * bright * (1.1 - value))
      const shadow = Math.max(-slope * dark, (written[index] as number) * tint)
      ridge.pixels[index] = white > shadow ? (white << 24) | 0xffffff : (shadow << 24) | 0x3a1c08
    }
  }
  for (const { context, image } of [cut, ridge]) {
    context.putImageData(image, 0, 0, left, top, right - left, bottom - top)
  }
}

/** Paints a rectangle of the glass: the fog, less what is cut out of it, and the ridges of water. */
export function paintRect(context: CanvasRenderingContext2D, pane: FogPane, rect: DirtyRect): void {
  const { columns, rows } = pane.map
  const [left, top] = [Math.max(0, rect[0]), Math.max(0, rect[1])]
  const [right, bottom] = [Math.min(columns, rect[2]), Math.min(rows, rect[3])]
  if (left >= right || top >= bottom) return
  shade(pane, [left, top, right, bottom])
  const step = cellSize * pane.scale
  const [x, y] = [Math.floor(left * step), Math.floor(top * step)]
  const [width, height] = [Math.ceil(right * step) - x, Math.ceil(bottom * step) - y]
  // Enlarged cells run into their neighbours, so more is drawn than is shown.
  const [fromColumn, fromRow] = [Math.max(0, left - 2), Math.max(0, top - 2)]
  const [across, down] = [Math.min(columns, right + 2) - fromColumn, Math.min(rows, bottom + 2) - fromRow]
  const drawCells = ({ canvas }: CellPixels) =>
    context.drawImage(
      canvas,
      fromColumn,
      fromRow,
      across,
      down,
      fromColumn * step,
      fromRow * step,
      across * step,
      down * step,
    )
  context.save()
  context.beginPath()
  context.rect(x, y, width, height)
  context.clip()
  context.clearRect(x, y, width, height)
  context.drawImage(pane.layer.fog, x, y, width, height, x, y, width, height)
  context.globalCompositeOperation = 'destination-out'
  drawCells(pane.cut)
  context.globalCompositeOperation = 'source-over'
  drawCells(pane.ridge)
  context.restore()
}

export function paintDrop(context: CanvasRenderingContext2D, { layer, scale }: FogPane, drop: Drop): void {
  const { x, y, radius, speed } = drop
  const [width, height] = [2.2 * radius * scale, (2.2 * radius + Math.min(4, speed / 40)) * scale]
  context.drawImage(layer.bead, x * scale - width / 2, y * scale - height / 2, width, height)
}
