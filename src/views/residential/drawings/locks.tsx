import type { ComponentProps } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { sprite } from '../../../art/kit/drawing.tsx'
import { frame, line, metal, pane } from '../../../art/kit/strokes.ts'

export const locks = sprite('locks', { sash: SashLock, casement: CasementLock, patio: PatioLock })

/** Drawn close, so that the part that locks is what one sees. */
const viewBox = '0 0 120 120'

/** A cam on the meeting rails that pulls two sashes together. */
function SashLock(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox={viewBox} {...props}>
      <path {...pane} d="M-9-9h138v71H-9z" />
      <path {...frame} d="M-9 62h138v30H-9zM-9 92h138v37H-9z" />
      <path {...metal} d="M32 62V48q0-9 9-9h38q9 0 9 9v14z" />
      <circle {...metal} cx={60} cy={44} r={15} />
      <path {...metal} d="M56 47l46-20q9-2 10 5t-5 9L62 55z" />
      <circle fill="var(--ink)" cx={60} cy={45} r={4.5} />
    </Artwork>
  )
}

/** Two hooks on one bar that draw a casement in at more than one point. */
function CasementLock(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox={viewBox} {...props}>
      <path {...pane} d="M-9-9h45v138H-9z" />
      <path {...frame} d="M36-9h36v138H36zM80-9h49v138H80z" />
      <path {...metal} d="M41 10h9v100h-9zM50 20h32v13H50zM50 87h32v13H50zM88 14h11v26H88zM88 81h11v26H88z" />
      <path {...metal} d="M43 52h15v15H43zM54 56l34-16 4 9-34 18z" />
    </Artwork>
  )
}

/** A latch where the two panels meet, and a bolt down into the track. */
function PatioLock(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox={viewBox} {...props}>
      <path {...pane} d="M-9-9h42v138H-9zM87-9h42v138H87z" />
      <path {...frame} d="M33-9h26v138H33zM61-9h26v138H61z" />
      <path {...metal} d="M39 18h14v54H39zM43 30h6v22h-6z" />
      <path {...metal} d="M66 34h17v24H66z" />
      <path {...line} strokeWidth={2.4} d="M69.500 34v-7a5 5 0 0 1 10 0v7" />
      <circle fill="var(--ink)" cx={74.5} cy={46} r={3.2} />
      <path {...frame} d="M-9 102h138v27H-9z" />
      <path {...metal} d="M68 76h12v34H68z" />
    </Artwork>
  )
}
