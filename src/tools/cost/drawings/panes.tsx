import type { ComponentProps } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { sprite } from '../../../art/kit/drawing.tsx'
import { metal } from '../../../art/kit/strokes.ts'
import { Crank } from '../../../art/kit/things.tsx'
import { BrokenTrouble, DraftyTrouble, FoggyTrouble, NewGlassTrouble } from '../../../art/motifs/trouble-panes.tsx'
import type { ProblemId } from '../words.ts'

/** What is wrong with the window, a pane for each problem. */
export const costPanes = sprite<ProblemId>(
  'cost-panes',
  {
    broken: <BrokenTrouble />,
    fog: <FoggyTrouble />,
    draft: <DraftyTrouble />,
    stuck: <StuckHardware />,
    glass: <NewGlassTrouble />,
    other: <QuestionMark />,
  },
  { hasOwnStyles: true },
)

/** The bottom rail of a casement with its crank, which does not turn any more. */
function StuckHardware(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox="0 0 300 480" preserveAspectRatio="xMidYMid slice" {...props}>
      <path
        fill="var(--pane)"
        stroke="var(--ink)"
        strokeWidth={2.4}
        d="M-9 154h318v40H-9zM-9 194h318v54H-9zM-9 248h318v250H-9z"
      />
      <path fill="var(--sill-edge)" d="M-9 249h318v14H-9z" />
      <g {...metal} transform="translate(46 96) scale(1.15)">
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

/** A question mark that a finger has wiped in the fog. */
function QuestionMark(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox="0 0 300 480" preserveAspectRatio="xMidYMid slice" {...props}>
      <mask id="wiped-question">
        <path fill="#fff" d="M-9-9h318v498H-9z" />
        <path
          fill="none"
          stroke="#000"
          strokeWidth={26}
          strokeLinecap="round"
          d="M112 194c0-56 92-56 92 0 0 38-48 38-48 80M156 312v1.5"
        />
      </mask>
      <path mask="url(#wiped-question)" fill="var(--haze-film)" opacity={0.88} d="M-9-9h318v498H-9z" />
      <path stroke="var(--water)" strokeWidth={4.8} opacity={0.6} d="M156 350v76" />
    </Artwork>
  )
}
