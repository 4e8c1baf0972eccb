import type { ComponentProps } from 'react'
import { Artwork } from '../kit/artwork.tsx'
import { Crank } from '../kit/crank.tsx'
import { metal } from '../kit/strokes.ts'

/** The bottom rail of a casement with its crank, which does not turn any more. */
export function StuckHardware(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox="0 0 300 480" preserveAspectRatio="xMidYMid slice" {...props}>
      <path
        fill="var(--pane)"
        stroke="var(--ink)"
        strokeWidth={2.4}
        d="M-9 204h318v40H-9zM-9 244h318v54H-9zM-9 298h318v200H-9z"
      />
      <path fill="var(--sill-edge)" d="M-9 299h318v14H-9z" />
      <g {...metal} transform="translate(34 128) scale(1.3)">
        <Crank />
        <path
          fill="none"
          stroke="var(--glass)"
          strokeWidth={3.5}
          strokeLinecap="round"
          d="M48 142a52 52 0 0 0 42 34M80 166l11 10-12 8"
        />
      </g>
    </Artwork>
  )
}
