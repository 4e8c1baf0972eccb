import { closedPath, linePath, type Point, range, seededRandom } from '../../../art/kit/geometry.ts'

/** Bottom left, bottom right, top right, top left. */
export type Quad = readonly [Point, Point, Point, Point]

/** Places a flat front in perspective: across and up, each from 0 to 1, to a point of the drawing. */
export function projectOnto([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Quad): (across: number, up: number) => Point {
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3]
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3]
  const determinant = dx1 * dy2 - dy1 * dx2
  const g = (sx * dy2 - sy * dx2) / determinant
  const h = (dx1 * sy - dy1 * sx) / determinant
  const [a, b] = [x1 - x0 + g * x1, x3 - x0 + h * x3]
  const [d, e] = [y1 - y0 + g * y1, y3 - y0 + h * y3]
  return (across, up) => {
    const depth = g * across + h * up + 1
    return [(a * across + b * up + x0) / depth, (d * across + e * up + y0) / depth]
  }
}

export type GlassFaceProps = {
  corners: Quad
  columns: number
  rows: number
  /** What the panes mirror from the street up; the first is the ground of the whole face. */
  tints: readonly string[]
  seed: number
  mullion: number
}

/** Which tint each pane of a row has; -1 is a lit room. Bands of sky wander over the face, as they do in real glass. */
function tintRow({ columns, rows, tints, seed }: GlassFaceProps, row: number, random: () => number): number[] {
  return range(columns).map((column) => {
    if (random() < 0.055) return -1
    const [u, v] = [column / columns, row / rows]
    const band = v * 5.2 + Math.sin(u * 5 + v * 7 + seed) * 0.75 + (random() - 0.5) * 1.1
    return (Math.floor(band) + tints.length) % tints.length
  })
}

/** One side of a glass tower. Neighbours that mirror the same are drawn as one, under the mullions. */
export function GlassFace(props: GlassFaceProps) {
  const { corners, columns, rows, tints, seed, mullion } = props
  const place = projectOnto(corners)
  const random = seededRandom(seed)
  const shapes = new Map<number, string>()
  for (const row of range(rows)) {
    const tintOf = tintRow(props, row, random)
    let start = 0
    for (const end of range(columns + 1)) {
      const tint = tintOf[start] ?? 0
      if (end < columns && tintOf[end] === tint) continue
      const [left, right] = [start / columns, end / columns]
      const [low, high] = [row / rows, (row + 1) / rows]
      const shape = closedPath([place(left, low), place(right, low), place(right, high), place(left, high)])
      if (tint !== 0) shapes.set(tint, (shapes.get(tint) ?? '') + shape)
      start = end
    }
  }
  const uprights = range(columns + 1).map((column) =>
    linePath([place(column / columns, 0), place(column / columns, 1)]),
  )
  const transoms = range(rows + 1).map((row) => linePath([place(0, row / rows), place(1, row / rows)]))
  return (
    <>
      <path fill={tints[0]} d={closedPath(corners)} />
      {[...shapes].map(([tint, shape]) => (
        <path key={tint} fill={tint < 0 ? 'var(--lamplight)' : tints[tint]} d={shape} />
      ))}
      <g fill="none" stroke="var(--frame)">
        <path strokeWidth={mullion} d={uprights.join('')} />
        <path strokeWidth={mullion * 0.75} d={transoms.join('')} />
      </g>
    </>
  )
}
