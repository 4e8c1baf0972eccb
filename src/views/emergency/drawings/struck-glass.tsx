import { crackPane, shadePieces } from '../../../art/kit/crack.tsx'
import type { Box, Point } from '../../../art/kit/geometry.ts'

type StruckGlassProps = { pane: Box; at: Point; rays: number; seed: number; hole: number }

const brightness = [0.14, 0.32, 0.2, 0.42]

/** Broken glass against a stormy sky: every piece leans its own way, so it has its own light. */
export function StruckGlass(props: StruckGlassProps) {
  const { lines, pieces, hole } = crackPane({ ...props, kink: props.hole / 8 })
  return (
    <>
      <path fill="var(--storm-depth)" fillOpacity={0.35} d={hole} />
      <g fill="var(--storm-white)">
        {shadePieces(pieces, brightness.length).map((shape, tint) => (
          <path key={shape} fillOpacity={brightness[tint]} d={shape} />
        ))}
      </g>
      <g fill="none" stroke="var(--storm-white)" strokeLinejoin="round" strokeLinecap="round">
        <path stroke="var(--storm-depth)" strokeOpacity={0.7} strokeWidth={5} transform="translate(3 4)" d={hole} />
        <path strokeOpacity={0.85} strokeWidth={1.6} d={lines} />
        <path strokeWidth={3} d={hole} />
      </g>
    </>
  )
}
