import { type Box, boxPath } from './box.ts'
import { closedPath, type Point } from './geometry.ts'
import { reflection } from './strokes.ts'

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
      <path fill="none" stroke="var(--ink)" strokeWidth={1.6} d={boxPath(pane)} />
    </>
  )
}
