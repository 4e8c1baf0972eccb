import {
  type Box,
  boxPath,
  circlePath,
  closedPath,
  dotsPath,
  joinNumbers,
  lerp,
  linePath,
  type Point,
  range,
  roundTo,
  seededRandom,
} from './geometry.ts'
import { RadialGradient } from './gradients.tsx'
import { stroke } from './strokes.ts'

type Corner = {
  at: Point
  /** The two directions, in degrees, between which the ferns fan out. */
  from: number
  to: number
  count: number
  reach: number
}

/** Frost that grows into a pane from its corners. */
export function drawFrost(corners: readonly Corner[], seed: number): string {
  const random = seededRandom(seed)
  return corners
    .flatMap(({ at, from, to, count, reach }) =>
      range(count).map((index) => {
        const degrees = from + ((to - from) * (index + 0.3 * random())) / (count - 1)
        return drawFern(at, (degrees * Math.PI) / 180, reach * (0.55 + random() * 0.6))
      }),
    )
    .join('')
}

/** One fern of frost: a stem with paired barbs that shorten towards its tip. */
function drawFern(root: Point, angle: number, length: number): string {
  const tip = move(root, length, angle)
  const barbs = range(6).map((index) => {
    const step = index + 3
    const barb = (9 - step) * length * 0.024 + 2
    const joint = lerp(root, tip, step / 9.5)
    return linePath([move(joint, barb, angle + 0.9), joint, move(joint, barb, angle - 0.9)], 1)
  })
  return linePath([root, tip], 1) + barbs.join('')
}

function move([x, y]: Point, length: number, angle: number): Point {
  return [x + length * Math.cos(angle), y + length * Math.sin(angle)]
}

/** Snow lying on a ledge: along its top edge from the left, this wide and this thick. */
export function drawSnowCap(x: number, y: number, width: number, thickness: number): string {
  const across = (share: number) => roundTo(width * share, 1)
  const up = (share: number) => roundTo(-thickness * share, 1)
  // biome-ignore format: one pair of numbers per control point
  const humps = [
    [across(0.01), up(1.1), across(0.1), up(1), across(0.2), up(0.8)],
    [across(0.1), up(-0.3), across(0.1), up(-0.3), across(0.22), up(0)],
    [across(0.12), up(0.3), across(0.16), up(0.3), across(0.24), up(0)],
    [across(0.14), up(-0.2), across(0.28), up(-0.1), across(0.32), up(-0.8)],
  ]
  return `M${joinNumbers([x, y])}${humps.map((hump) => `c${joinNumbers(hump)}`).join('')}z`
}

type CondensationProps = {
  /** The id of its gradient. */
  id: string
  pane: Box
  seed: number
  /** What all drops are measured by: the bead at the foot of a run is two thirds as wide. */
  dropSize: number
  /** How much of the view the fog hides where it is thickest. */
  density?: number
}

/** Fog inside a pane: thickest low down, finely beaded, with runs that have cleared their way. */
export function Condensation({ id, pane, seed, dropSize, density = 1 }: CondensationProps) {
  const { runs, glints, mist, beads } = condense(pane, dropSize, seed)
  const opacities = [1, 0.88, 0.35].map((share) => roundTo(density * share, 2))
  const scaled = (share: number) => roundTo(dropSize * share, 1)
  return (
    <>
      <RadialGradient id={id} cy={0.8} r={1} colors={['haze-film']} opacities={opacities} />
      <path fill={`url(#${id})`} d={boxPath(pane)} />
      <g fill="none" stroke="var(--peak-shade-1)" strokeLinecap="round">
        {/* Dashes without length are dots: one line to and fro makes the whole mist. */}
        <path
          strokeOpacity={0.3}
          strokeWidth={scaled(0.15)}
          strokeDasharray={[0.9, 0.5, 1.3, 0.7, 1.1].map((gap) => `0 ${scaled(gap)}`).join(' ')}
          d={mist}
        />
        <path strokeOpacity={0.4} strokeWidth={scaled(0.34)} d={beads} />
      </g>
      <path fill="var(--peak-shade-1)" fillOpacity={0.55} d={runs} />
      <path stroke="var(--haze-film)" strokeWidth={scaled(0.15)} strokeLinecap="round" d={glints} />
    </>
  )
}

/** A lite that has fogged inside. */
export function FoggedLite(props: CondensationProps) {
  return (
    <>
      <path fill="var(--ice-2)" d={boxPath(props.pane)} />
      <Condensation {...props} />
      <path {...stroke('ink', 1.6)} d={boxPath(props.pane)} />
    </>
  )
}

function condense({ x, y, width, height }: Box, dropSize: number, seed: number) {
  const random = seededRandom(seed)
  const count = Math.max(2, Math.round(width / (dropSize * 5.5)))
  const runs = range(count).map((index) => {
    const at = x + (width * (index + 0.2 + random() * 0.6)) / count
    const foot = y + height * (0.45 + random() * 0.45)
    return { at, head: foot - height * (0.2 + random() * 0.35), foot }
  })
  // To and fro at every slant, most of it low down: the dots lie in no rows.
  const turns = range(Math.floor(height / dropSize / 0.75)).map(
    (row): Point => [row % 2 ? x + width - 1 : x + 1, y + height * (1 - random() ** 1.5)],
  )
  const beads = range(Math.round((width / dropSize) * 1.6)).map(
    (): Point => [x + dropSize / 3 + random() * (width - dropSize / 1.5), y + height * (0.98 - 0.3 * random() ** 2)],
  )
  return {
    runs: runs.map((run) => drawWaterRun(run, dropSize / 3, random)).join(''),
    glints: dotsPath(runs.map(({ at, foot }): Point => [at - dropSize * 0.1, foot])),
    mist: linePath(turns),
    // A run has swept up the beads in its way.
    beads: dotsPath(beads.filter(([across]) => runs.every(({ at }) => Math.abs(at - across) > dropSize * 0.7))),
  }
}

type WaterRun = { at: number; head: number; foot: number }

/** A bead and the way it has come, which tapers upwards, and strays a little. */
export function drawWaterRun({ at, head, foot }: WaterRun, radius: number, random: () => number): string {
  const joints = range(4).map((step) => {
    const stray = step === 0 ? 0 : (random() - 0.5) * radius * 0.7
    return {
      middle: at + stray * (1 - step / 3),
      half: radius * (0.1 + step * 0.28),
      down: lerp([0, head], [0, foot], step / 3)[1],
    }
  })
  const left = joints.map(({ middle, half, down }): Point => [middle - half, down])
  const right = joints.map(({ middle, half, down }): Point => [middle + half, down]).reverse()
  return closedPath([...left, ...right], 1) + circlePath([at, foot], radius)
}

/** A run of even waves, as heat and drafts are drawn: from one x to another, to the left if the second is smaller. */
export function drawWaves(fromX: number, toX: number, y: number, count: number, height: number): string {
  const quarter = (toX - fromX) / count / 4
  const wave = `q${roundTo(quarter, 1)} ${-height} ${roundTo(quarter * 2, 1)} 0t${roundTo(quarter * 2, 1)} 0`
  return `M${fromX} ${y}${wave.repeat(count)}`
}

/** The head of an arrow that points along x. */
export function drawArrowHead(x: number, y: number, direction: 1 | -1, size = 9): string {
  const rise = roundTo(size * 0.8, 1)
  return `M${x - direction * size} ${y - rise}l${direction * size} ${rise} ${-direction * size} ${rise}`
}
