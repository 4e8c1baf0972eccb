import { Artwork } from '../../../art/kit/artwork.tsx'
import { BrokenPane } from '../../../art/kit/crack.tsx'
import { inline } from '../../../art/kit/drawing.tsx'
import { boxOf, closedPath, linePath, type Point, range, roundTo, seededRandom } from '../../../art/kit/geometry.ts'
import { VerticalGradient } from '../../../art/kit/gradients.tsx'

const inShade = ['var(--tower-shade-0)', 'var(--tower-lit-1)', 'var(--tower-lit-0)', 'var(--tower-lit-1)']
const inLight = ['var(--facade-0)', 'var(--facade-1)', 'var(--facade-2)', 'var(--facade-3)', 'var(--facade-1)']

// biome-ignore format: one face per line
const faces: readonly { corners: Quad; columns: number; rows: number; tints: readonly string[]; seed: number; mullion: number }[] = [
  { corners: [[330, 700], [420, 720], [408, 250], [352, 226]], columns: 5, rows: 18, tints: inShade, seed: 5, mullion: 1.6 },
  { corners: [[420, 720], [480, 700], [446, 266], [408, 250]], columns: 3, rows: 18, tints: inLight, seed: 8, mullion: 1.4 },
  { corners: [[-120, 780], [250, 700], [262, 26], [96, -150]], columns: 9, rows: 17, tints: inLight, seed: 21, mullion: 2.6 },
  { corners: [[250, 700], [330, 690], [300, 70], [262, 26]], columns: 3, rows: 17, tints: inShade, seed: 13, mullion: 2 },
  { corners: [[404, 740], [560, 830], [532, -60], [446, 60]], columns: 4, rows: 15, tints: inShade, seed: 17, mullion: 2.8 },
]
const front = {
  corners: [
    [560, 830],
    [980, 740],
    [760, -20],
    [532, -60],
  ] as Quad,
  columns: 8,
  rows: 15,
}
/** A lite as large as four, so that the eye finds it. */
const cracked = { column: 1, row: 6, size: 2 }

const place = projectOnto(front.corners)

/** A place on the front, counted from the cracked lite and in its size. */
function fromCracked(across: number, up: number) {
  const { column, row, size } = cracked
  return place((column + across * size) / front.columns, (row + up * size) / front.rows)
}

/** The cracked pane, drawn square and laid onto the front. */
function CrackedPane() {
  const [[x, y], [rightX, rightY], [topX, topY]] = [fromCracked(0, 0), fromCracked(1, 0), fromCracked(0, 1)]
  const matrix = [rightX - x, rightY - y, topX - x, topY - y].map((step) => roundTo(step / 100, 3))
  return (
    <g transform={`matrix(${matrix.join(' ')} ${Math.round(x)} ${Math.round(y)})`}>
      <BrokenPane pane={boxOf(2, 2, 96, 96)} at={[55, 54]} rays={9} seed={6} kink={5} hole={24} />
    </g>
  )
}

/** A work platform that hangs in front of the pane on two ropes. */
function Platform() {
  const at = fromCracked
  const toRoof = (across: number) =>
    linePath([at(across, -0.05), at(across, (front.rows - cracked.row) / cracked.size)])
  const posts = [-0.1, 0.5, 1.1].map((across) => linePath([at(across, -0.4), at(across, -0.05)])).join('')
  const cage = linePath([at(-0.4, -0.4), at(-0.4, -0.05), at(1.4, -0.05), at(1.4, -0.4)])
  return (
    <g fill="none" stroke="var(--ink)">
      <path strokeWidth={2} d={toRoof(-0.3) + toRoof(1.3)} />
      <path fill="var(--ink)" d={closedPath([at(-0.45, -0.4), at(1.45, -0.4), at(1.45, -0.6), at(-0.45, -0.6)])} />
      <path strokeWidth={3} d={cage + posts + linePath([at(-0.4, -0.22), at(1.4, -0.22)])} />
    </g>
  )
}

/** The chinook arch between the towers: bands of cloud, the darkest on top. */
function Arch() {
  return [0, 1, 2, 3, 4, 5].map((band) => {
    const y = 270 - band * 46
    return (
      <path
        key={band}
        fill={`var(--cloud-${5 - band})`}
        d={`M240-40V${y + 50}Q330 ${y - 16} 400 ${y - 4}T580 ${y + 46}V-40z`}
      />
    )
  })
}

/** Glass towers from the sidewalk. One pane is cracked, and a platform hangs in front of it. */
export const Towers = inline(
  <Artwork viewBox="0 0 800 600" preserveAspectRatio="xMidYMid slice">
    <VerticalGradient id="towers-sky" colors={['sky-1', 'sky-2', 'sky-3']} at={[0.3, 0.6, 1]} />
    <path fill="url(#towers-sky)" d="M0 0h800v600H0z" />
    <Arch />
    {faces.map((face) => (
      <GlassFace key={face.seed} {...face} />
    ))}
    <GlassFace {...front} tints={inLight} seed={9} mullion={3} />
    <CrackedPane />
    <Platform />
  </Artwork>,
)

/** Bottom left, bottom right, top right, top left. */
type Quad = readonly [Point, Point, Point, Point]

/** Places a flat front in perspective: across and up, each from 0 to 1, to a point of the drawing. */
function projectOnto([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Quad): (across: number, up: number) => Point {
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

type GlassFaceProps = {
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
function GlassFace(props: GlassFaceProps) {
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
