import type { ComponentProps } from 'react'
import { Artwork } from '../kit/artwork.tsx'

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
      <g
        transform="translate(34 128) scale(1.3)"
        fill="var(--spacer)"
        stroke="var(--ink)"
        strokeWidth={1.7}
        strokeLinejoin="round"
      >
        <path d="M52 84h84q10 0 12 10l2 12q0 8-9 8H46q-9 0-8-8l3-12q2-10 11-10z" />
        <circle cx={94} cy={100} r={11} />
        <path d="M90 100l50 60 9-6-47-58z" />
        <circle cx={150} cy={166} r={13} />
        <circle fill="var(--ink)" cx={94} cy={100} r={4} />
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
