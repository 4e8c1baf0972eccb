/** Where the glass has been wiped: one number for each cell of it, from 0 (fogged) to 1 (clear). */
export interface ClearMap {
  readonly columns: number
  readonly rows: number
  readonly values: Float32Array
  /** What is written: the fog returns to no less than this. */
  readonly written: Float32Array
}

/** A rectangle of cells; the right and the bottom are outside it. */
export type DirtyRect = [left: number, top: number, right: number, bottom: number]

export type Point = readonly [x: number, y: number]

/** The size of a cell, in CSS pixels. */
export const cellSize = 2

/** Half the width of the soft edge of a trail, in CSS pixels. What is written has a sharper one. */
const softEdge = 9
const sharpEdge = 2

/** Below this a place counts as fogged. */
const foggedThreshold = 0.4

export function makeClearMap(width: number, height: number): ClearMap {
  const columns = Math.ceil(width / cellSize) + 1
  const rows = Math.ceil(height / cellSize) + 1
  const count = columns * rows
  return { columns, rows, values: new Float32Array(count), written: new Float32Array(count) }
}

/** Clears a stroke from one point to another, for good if it is written, and returns what has to be painted for it. */
export function clearStroke(
  { columns, rows, values, written }: ClearMap,
  [fromX, fromY]: Point,
  [toX, toY]: Point,
  radius: number,
  isWritten = false,
): DirtyRect {
  const edge = isWritten ? sharpEdge : softEdge
  const reach = radius + edge
  const left = Math.max(0, Math.floor((Math.min(fromX, toX) - reach) / cellSize))
  const top = Math.max(0, Math.floor((Math.min(fromY, toY) - reach) / cellSize))
  const right = Math.min(columns, Math.ceil((Math.max(fromX, toX) + reach) / cellSize) + 1)
  const bottom = Math.min(rows, Math.ceil((Math.max(fromY, toY) + reach) / cellSize) + 1)
  const [strokeX, strokeY] = [toX - fromX, toY - fromY]
  const lengthSquared = strokeX * strokeX + strokeY * strokeY || 1
  const outerSquared = reach * reach
  const innerSquared = Math.max(0, radius - edge) ** 2
  for (let row = top; row < bottom; row++) {
    const y = row * cellSize - fromY
    for (let column = left; column < right; column++) {
      const x = column * cellSize - fromX
      const along = Math.max(0, Math.min(1, (x * strokeX + y * strokeY) / lengthSquared))
      const distanceSquared = (x - along * strokeX) ** 2 + (y - along * strokeY) ** 2
      if (distanceSquared > outerSquared) continue
      const clearness =
        distanceSquared < innerSquared ? 1 : Math.min(1, (reach - Math.sqrt(distanceSquared)) / (2 * edge))
      const index = row * columns + column
      values[index] = Math.max(values[index] as number, clearness)
      if (isWritten) written[index] = Math.max(written[index] as number, clearness)
    }
  }
  // The shading of a cell depends on those above and below it.
  return [left - 1, top - 1, right + 1, bottom + 1]
}

/**
 * Lets the fog return by a step in one of several bands of the glass, as far as nothing is written, and returns what
 * changed, if anything did.
 */
export function fogUp(map: ClearMap, loss: number, band = 0, bands = 1): DirtyRect | undefined {
  const { columns, rows, values, written } = map
  let [left, top, right, bottom] = [columns, rows, 0, 0]
  for (let row = Math.floor((rows * band) / bands); row < Math.floor((rows * (band + 1)) / bands); row++) {
    for (let column = 0, index = row * columns; column < columns; column++, index++) {
      const [value, floor] = [values[index] as number, written[index] as number]
      if (value <= floor) continue
      values[index] = Math.max(floor, value - loss)
      left = Math.min(left, column)
      right = Math.max(right, column)
      top = Math.min(top, row)
      bottom = row
    }
  }
  return right >= left ? [left - 1, top - 1, right + 2, bottom + 2] : undefined
}

/** How much of the glass is clear, from 0 to 1. Every seventh cell is enough to tell. */
export function measureClear({ values }: ClearMap): number {
  let sum = 0
  for (let index = 0; index < values.length; index += 7) sum += values[index] as number
  return (sum * 7) / values.length
}

export function isFogged({ columns, values }: ClearMap, [x, y]: Point): boolean {
  const index = Math.round(y / cellSize) * columns + Math.round(x / cellSize)
  return (values[index] ?? 1) < foggedThreshold
}

/** Adds a rectangle to those that have to be painted; rectangles that meet become one. */
export function addDirtyRect(rects: DirtyRect[], rect: DirtyRect): void {
  const [left, top, right, bottom] = rect
  const met = rects.find((one) => one[0] <= right && one[2] >= left && one[1] <= bottom && one[3] >= top)
  if (!met) rects.push(rect)
  else {
    met[0] = Math.min(met[0], left)
    met[1] = Math.min(met[1], top)
    met[2] = Math.max(met[2], right)
    met[3] = Math.max(met[3], bottom)
  }
}
