import type { ComponentProps } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { sprite } from '../../../art/kit/drawing.tsx'
import { metal } from '../../../art/kit/strokes.ts'
import { Crank } from '../../../art/kit/things.tsx'
import { BrokenTrouble, DraftyTrouble, FoggyTrouble, NewGlassTrouble } from '../../../art/motifs/trouble-panes.tsx'
import type { SymptomValue } from '../words.ts'

/** What is wrong with the window, a pane for each answer. */
export const costPanes = sprite<SymptomValue>('cost-panes', {
  broken: BrokenTrouble,
  fog: FoggyTrouble,
  draft: DraftyTrouble,
  stuck: StuckHardware,
  glass: NewGlassTrouble,
})

/** The bottom rail of a casement with its crank, which does not turn any more. */
function StuckHardware(props: ComponentProps<'svg'>) {
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
