import { type Box, boxPath, closedPath, dotsPath, type Point } from './geometry.ts'
import { RadialGradient } from './gradients.tsx'
import { outlined, reflection, stroke } from './strokes.ts'

type LiteProps = {
  pane: Box
  fill?: string
  /** Where along the foot of the pane a rake of light starts, as a share of its width. Without it there is none. */
  gleamAt?: number | undefined
}

/** A rake of light across the pane, cut off where it would leave it. */
function drawGleam({ x, y, width, height }: Box, at: number): string {
  const lean = height * 0.42
  const rakeWidth = Math.min(width * 0.16, 20)
  const right = x + width
  const topOf = (foot: number): Point => {
    const top = foot + lean
    return top <= right ? [top, y] : [right, y + ((top - right) / lean) * height]
  }
  const foot = x + width * at
  const [first, second] = [topOf(foot), topOf(foot + rakeWidth)]
  const corner: Point[] = first[1] === y && second[1] > y ? [[right, y]] : []
  return closedPath([[foot, y + height], first, ...corner, second, [foot + rakeWidth, y + height]])
}

/** One lite of clear glass: a deeper lower half, and light raking over it. */
export function Lite({ pane, fill = 'var(--ice-2)', gleamAt }: LiteProps) {
  const { x, y, width, height } = pane
  const lower = closedPath([
    [x, y + height * 0.56 + width * 0.22],
    [x + width, y + height * 0.56 - width * 0.3],
    [x + width, y + height],
    [x, y + height],
  ])
  return (
    <>
      <path fill={fill} d={boxPath(pane)} />
      <path {...reflection} d={lower} />
      {gleamAt !== undefined && <path fill="var(--gleam)" d={drawGleam(pane, gleamAt)} />}
      <path {...stroke('ink', 1.6)} d={boxPath(pane)} />
    </>
  )
}

/** The surface of patterned glass. */
export function Pebbles({ id, scale }: { id: string; scale: number }) {
  return (
    <pattern id={id} width={44} height={42} patternUnits="userSpaceOnUse" patternTransform={`scale(${scale})`}>
      <path
        {...outlined('gleam', 1, 'line-2')}
        fillOpacity={0.5}
        strokeOpacity={0.35}
        d="M4 10a7 7 0 1 0 14 0M25 11a8 8 0 1 0 16 0M14 31a8 8 0 1 0 16 0M37 31a7 7 0 1 0 14 0M-7 31a7 7 0 1 0 14 0"
      />
    </pattern>
  )
}

// A sealed unit cut through at the sill, in units of 240 by 300: outside on the left, the room on the right.

const beadPlaces: readonly Point[] = [
  [104, 207],
  [113, 213],
  [105, 219],
  [121, 209],
  [124, 218],
  [129, 207],
  [133, 216],
]

/** Lamplight that comes into a section from beyond the right edge of what it fills. */
export function RoomGlow({ id }: { id: string }) {
  const stops = { at: [0, 0.35, 0.7, 1], opacities: [0.9, 0.42, 0.12, 0] }
  return <RadialGradient id={id} cx={1.1} cy={0.3} r={1} colors={['lamp-pool', 'lamp-pool', 'lamp-edge']} {...stops} />
}

type SealedUnitAirProps = {
  /** Begins the id of its gradient, because several drawings show this and no two may share an id. */
  prefix: string
  outsideFrom: number
  roomTo: number
  fog: number
}

/** Air on both sides and between the panes. The drawing may show more of the outside or the room than the panes need. */
export function SealedUnitAir({ prefix, outsideFrom, roomTo, fog }: SealedUnitAirProps) {
  return (
    <>
      <path fill="var(--ice-2)" d={`M${outsideFrom} 0H80v300H${outsideFrom}z`} />
      <RoomGlow id={`${prefix}-room`} />
      <path fill="var(--room)" d={`M160 0H${roomTo}v300H160z`} />
      <path fill={`url(#${prefix}-room)`} d={`M160 0H${roomTo}v300H160z`} />
      <path fill="var(--cavity)" d="M92 0h56v240H92z" />
      {fog > 0 && <path fill="var(--haze-film)" opacity={fog} d="M92 0h56v200H92z" />}
    </>
  )
}

/** What a failed seal lets in: drops on both panes, water on the spacer bar, and the crack that it came through. */
export function SealFailure() {
  return (
    <>
      <path
        fill="var(--water)"
        d="M92 40a4 4 0 0 1 0 8zM92 78a5 5 0 0 1 0 10zM92 120a3 3 0 0 1 0 6zM92 150a5 5 0 0 1 0 10zM148 60a4 4 0 0 0 0 8zM148 132a5 5 0 0 0 0 10zM96 200v-7q12-4 24 0t24 0v7z"
      />
      <path {...stroke('on-frame', 2.2)} strokeLinejoin="round" d="M100 242l-5-7 6-5-5-7 4-8-4-7 3-6" />
    </>
  )
}

/** Two panes, the spacer bar with its desiccant, both seals, and the frame they stand in. */
export function SealedUnitBody() {
  return (
    <>
      <path fill="var(--sealant)" d="M70 236h100v14H70z" />
      <path fill="var(--profile)" d="M46 300V206h24v42h100v-42h24v94z" />
      <path fill="var(--profile-hi)" d="M46 206h24v5H46zM170 206h24v5h-24zM46 300V206h5v94z" />
      <path
        fill="var(--sealant)"
        d="M70 210h8v26h-8zM162 210h8v26h-8zM92 226h56v16H92zM92 200h4v28h-4zM144 200h4v28h-4z"
      />
      <path {...outlined('cut-glass', 1.2, 'cut-glass-edge')} d="M78-2h14v246H78zM148-2h14v246h-14z" />
      <path {...outlined('spacer', 1.3, 'spacer-edge')} d="M97 200h46v25H97z" />
      <path stroke="var(--desiccant)" strokeWidth={6} strokeLinecap="round" d={dotsPath(beadPlaces)} />
    </>
  )
}
