import { type Box, boxPath } from './box.ts'
import { crackPane, shadePieces } from './crack.ts'
import type { Point } from './geometry.ts'

type BrokenPaneProps = { pane: Box; at: Point; rays: number; seed: number; kink: number; hole?: number; room?: string }

/** Glass in pieces over a room, which is dark by day and lit by night unless the caller says otherwise. */
export function BrokenPane({ room = 'var(--indoors)', ...props }: BrokenPaneProps) {
  const { lines, pieces, hole } = crackPane(props)
  return (
    <>
      <path fill={room} d={boxPath(props.pane)} />
      {shadePieces(pieces, 3).map((shape, tint) => (
        <path key={shape} fill={`var(--shard-${tint})`} d={shape} />
      ))}
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth={1.5}
        strokeLinejoin="round"
        d={lines + hole + boxPath(props.pane)}
      />
    </>
  )
}
