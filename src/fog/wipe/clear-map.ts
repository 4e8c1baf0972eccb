/** Where the glass has been wiped: one number for each cell of it, from 0 (fogged) to 1 (clear). */
export interface ClearMap {
  readonly columns: number
  readonly rows: number
  readonly values: Float32Array
}

/** A rectangle of cells; the right and the bottom are outside it. */
export type DirtyRect = [left: number, top: number, right: number, bottom: number]

export type Point = readonly [x: number, y: number]

/** The size of a cell, in CSS pixels. */
export const cellSize = 4

/** Half the width of the soft edge of a trail, in CSS pixels. */
export const softEdge = 9

/** Below this a place counts as fogged. */
const foggedThreshold = 0.4

export function makeClearMap(width: number, height: number): ClearMap {
  const columns = Math.ceil(width / cellSize) + 1
  const rows = Math.ceil(height / cellSize) + 1
  return { columns, rows, values: new Float32Array(columns * rows) }
}

/** Clears a stroke from one point to another, and returns what has to be painted for it. */
export function clearStroke(
  { columns, rows, values }: ClearMap,
  [fromX, fromY]: Point,
  [toX, toY]: Point,
  radius: number,
  strength = 1,
): DirtyRect {
  const reach = radius + softEdge
  const left = Math.max(0, Math.floor((Math.min(fromX, toX) - reach) / cellSize))
  const top = Math.max(0, Math.floor((Math.min(fromY, toY) - reach) / cellSize))
  const right = Math.min(columns, Math.ceil((Math.max(fromX, toX) + reach) / cellSize) + 1)
  const bottom = Math.min(rows, Math.ceil((Math.max(fromY, toY) + reach) / cellSize) + 1)
  const [strokeX, strokeY] = [toX - fromX, toY - fromY]
  const lengthSquared = strokeX * strokeX + strokeY * strokeY || 1
  const outerSquared = reach * reach
  const innerSquared = Math.max(0, radius - softEdge) ** 2
  for (let row = top; row < bottom; row++) {
    const y = row * cellSize - fromY
    for (let column = left; column < right; column++) {
      const x = column * cellSize - fromX
      const along = Math.max(0, Math.min(1, (x * strokeX + y * strokeY) / lengthSquared))
      const distanceSquared = (x - along * strokeX) ** 2 + (y - along * strokeY) ** 2
      if (distanceSquared > outerSquared) continue
      const softness =
        distanceSquared < innerSquared ? 1 : Math.min(1, (reach - Math.sqrt(distanceSquared)) / (2 * softEdge))
      const index = row * columns + column
      values[index] = Math.max(values[index] as number, softness * strength)
    }
  }
  // The shading of a cell depends on those above and below it.
  return [left - 1, top - 1, right + 1, bottom + 1]
}

/**
 * Lets the fog creep back by one step, from the edges of what is clear: a cell loses so much of its clearness for each
 * neighbour that is all fog. Returns what changed, if anything did.
 */
export function fogUp({ columns, rows, values }: ClearMap, lossPerNeighbour: number): DirtyRect | undefined {
  let [left, top, right, bottom] = [columns, rows, 0, 0]
  for (let row = 1; row < rows - 1; row++) {
    for (let column = 1; column < columns - 1; column++) {
      const index = row * columns + column
      const value = values[index] as number
      if (value === 0) continue
      const neighbours =
        (values[index - 1] as number) +
        (values[index + 1] as number) +
        (values[index - columns] as number) +
        (values[index + columns] as number)
      const loss = (4 - neighbours) * lossPerNeighbour
      if (loss <= 0) continue
      values[index] = Math.max(0, value - loss)
      left = Math.min(left, column)
      right = Math.max(right, column)
      top = Math.min(top, row)
      bottom = row
    }
  }
  return right > 0 ? [left - 1, top - 1, right + 2, bottom + 2] : undefined
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
  const met = rects.find(
    ([left, top, right, bottom]) => left <= rect[2] && right >= rect[0] && top <= rect[3] && bottom >= rect[1],
  )
  if (!met) {
    rects.push(rect)
    return
  }
  met[0] = Math.min(met[0], rect[0])
  met[1] = Math.min(met[1], rect[1])
  met[2] = Math.max(met[2], rect[2])
  met[3] = Math.max(met[3], rect[3])
}
