import { type Box, boxPath, closedPath, lerp, linePath, type Point, range, seededRandom } from './geometry.ts'
import { stroke } from './strokes.ts'

/** Glass in pieces over a room, which is dark by day and lit by night unless the caller says otherwise. */
export function BrokenPane({ room = 'var(--indoors)', ...props }: CrackOptions & { room?: string }) {
  const { lines, pieces, hole } = crackPane(props)
  return (
    <>
      <path fill={room} d={boxPath(props.pane)} />
      {shadePieces(pieces, 3).map((shape, tint) => (
        <path key={shape} fill={`var(--shard-${tint})`} d={shape} />
      ))}
      <path {...stroke('ink', 1.5)} strokeLinejoin="round" d={lines + hole + boxPath(props.pane)} />
    </>
  )
}

/**
 * Glass in pieces over a view: each is lighter by one of the tints, so that neighbours differ. The cracks are white on a
 * dark edge, so that they show on bright sky and dark bank alike.
 */
export function CrackedGlass({ tints, ...props }: CrackOptions & { tints: readonly number[] }) {
  const { lines, pieces, hole } = crackPane(props)
  return (
    <>
      {shadePieces(pieces, tints.length).map((shape, tint) => (
        <path key={shape} fill="#fff" opacity={tints[tint]} d={shape} />
      ))}
      <g fill="none" strokeLinejoin="round">
        <path stroke="var(--frame-lo)" strokeOpacity={0.75} strokeWidth={3.6} d={lines + hole} />
        <path stroke="#fff" strokeWidth={1.5} d={lines + hole} />
      </g>
    </>
  )
}

type CrackOptions = {
  pane: Box
  /** The point where the pane was hit. */
  at: Point
  rays: number
  seed: number
  /** How far a ray strays from a straight line. */
  kink: number
  /** The radius of the hole; without one the glass holds together. */
  hole?: number
}

type Ray = { angle: number; start: Point; bend: Point; end: Point }

const fullTurn = Math.PI * 2

/** A struck pane: rays from the blow to the edges, a few rings between them, and the pieces that they cut. */
export function crackPane(options: CrackOptions) {
  const { pane, at, rays: count, seed, hole = 0 } = options
  const random = seededRandom(seed)
  const angles = range(count).map((index) => ((index + (random() - 0.5) * 0.5) / count) * fullTurn - Math.PI)
  const rays = angles.map((angle) => castRay(options, angle, random))
  const neighbourOf = (index: number) => rays[(index + 1) % count] as Ray

  const rim = rays.flatMap(({ angle, start }, index): Point[] => {
    if (hole === 0) return [start]
    const between = angle + ((neighbourOf(index).angle - angle + fullTurn) % fullTurn) / 2
    const radius = hole * (0.5 + random() * 0.35)
    return [start, [at[0] + Math.cos(between) * radius, at[1] + Math.sin(between) * radius]]
  })
  const rings = rays.flatMap((ray, index) =>
    [0.28, 0.62]
      .filter(() => random() > 0.42)
      .map((share) => {
        const near = share + (random() - 0.5) * 0.2
        return linePath([pointOn(ray, near), pointOn(neighbourOf(index), near + (random() - 0.5) * 0.12)])
      }),
  )
  const pieces = rays.map((ray, index) => {
    const next = neighbourOf(index)
    const notch = hole > 0 ? [rim[index * 2 + 1] as Point] : []
    const outline = [
      ray.start,
      ray.bend,
      ray.end,
      ...cornersBetween(pane, at, ray, next),
      next.end,
      next.bend,
      next.start,
    ]
    return closedPath([...outline, ...notch])
  })
  return {
    lines: rays.map(({ start, bend, end }) => linePath([start, bend, end])).join('') + rings.join(''),
    pieces,
    hole: hole > 0 ? closedPath(rim) : '',
  }
}

/** The pieces, sorted into as many tints as there are, so that neighbours differ. */
export function shadePieces(pieces: readonly string[], tints: number): string[] {
  return range(tints).map((tint) => pieces.filter((_, index) => index % tints === tint).join(''))
}

function castRay(options: CrackOptions, angle: number, random: () => number): Ray {
  const { pane, at, kink, hole = 0 } = options
  const radius = hole * (0.65 + random() * 0.6)
  const start: Point = [at[0] + Math.cos(angle) * radius, at[1] + Math.sin(angle) * radius]
  const end = findEdge(pane, at, angle)
  const middle = lerp(start, end, 0.35 + random() * 0.3)
  const stray = (random() - 0.5) * 2 * kink
  return { angle, start, end, bend: [middle[0] - Math.sin(angle) * stray, middle[1] + Math.cos(angle) * stray] }
}

/** Where a ray leaves the pane. */
function findEdge({ x, y, width, height }: Box, [atX, atY]: Point, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const toSide = Math.abs((cos > 0 ? x + width - atX : x - atX) / cos)
  const toEnd = Math.abs((sin > 0 ? y + height - atY : y - atY) / sin)
  const reach = Math.min(toSide, toEnd)
  return [atX + cos * reach, atY + sin * reach]
}

function pointOn({ start, bend, end }: Ray, share: number): Point {
  return share < 0.5 ? lerp(start, bend, share * 2) : lerp(bend, end, share * 2 - 1)
}

/** The corners of the pane that lie between two rays, in order. */
function cornersBetween({ x, y, width, height }: Box, at: Point, from: Ray, to: Ray): Point[] {
  const unwind = (angle: number) => (angle < from.angle ? angle + fullTurn : angle)
  const last = unwind(to.angle)
  return (
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ] as Point[]
  )
    .map((corner) => ({ corner, angle: unwind(Math.atan2(corner[1] - at[1], corner[0] - at[0])) }))
    .filter(({ angle }) => angle < last)
    .sort((one, other) => one.angle - other.angle)
    .map(({ corner }) => corner)
}
