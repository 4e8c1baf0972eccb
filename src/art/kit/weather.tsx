import {
  type Box,
  circlePath,
  closedPath,
  joinNumbers,
  lerp,
  linePath,
  type Point,
  range,
  roundTo,
  seededRandom,
} from './geometry.ts'

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

type WaterDropsProps = { pane: Box; count: number; seed: number; dropSize: number }

/** Drops on one pane, and the runs that the heaviest have left. */
export function WaterDrops(props: WaterDropsProps) {
  const { drops, runs } = scatter(props)
  return (
    <>
      <path fill="var(--water)" opacity={0.5} d={runs} />
      <path fill="var(--drop)" stroke="var(--line-2)" strokeOpacity={0.7} d={drops} />
    </>
  )
}

function scatter({ pane: { x, y, width, height }, count, seed, dropSize }: WaterDropsProps) {
  const random = seededRandom(seed)
  const drops = range(count).map(() => {
    const chance = random()
    const radius = dropSize * (chance < 0.16 ? 0.8 : chance < 0.5 ? 0.52 : 0.34)
    const inset = 2 * dropSize
    return circlePath([x + dropSize + random() * (width - inset), y + dropSize + random() * (height - inset)], radius)
  })
  const runCount = Math.max(2, Math.round(width / (dropSize * 12)))
  const runs = range(runCount).map((index) => {
    const middle = x + (width * (index + 0.3 + random() * 0.4)) / runCount
    const foot = y + height * (0.35 + random() * 0.55)
    const head = foot - height * (0.18 + random() * 0.22)
    const half = dropSize * 0.34
    drops.push(circlePath([middle, foot], dropSize * 0.56))
    return closedPath(
      [
        [middle - half / 2, head],
        [middle + half / 2, head],
        [middle + half, foot],
        [middle - half, foot],
      ],
      1,
    )
  })
  return { drops: drops.join(''), runs: runs.join('') }
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
