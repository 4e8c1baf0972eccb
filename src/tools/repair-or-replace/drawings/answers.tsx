import type { ComponentProps } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { sprite } from '../../../art/kit/drawing.tsx'
import { cutGlass, frame, line, metal, profile, spacer } from '../../../art/kit/strokes.ts'
import type { PicturedAnswer } from '../words.ts'

/** Each drawing is 160 × 92 units, in the middle of a cell that shows more of the wall where a pane has another shape. */
const viewBox = '-160 -54 480 200'

const drops = { stroke: 'var(--water)', strokeWidth: 7, strokeLinecap: 'round' } as const

/** What an answer looks like, where that can be drawn, in the order of the questions. */
export const answerPictures = sprite<PicturedAnswer>(
  'window-answers',
  {
    whole: <DrawnWindow />,
    cracked: (
      <DrawnWindow>
        <path fill="var(--frame-lo)" d="M80 34l7 6 9-3-4 9 6 6-9 1-1 9-7-6-8 4 2-9-8-5 9-3z" />
        <path
          {...line}
          strokeLinejoin="round"
          d="M80 34l-6-18M96 37l20-14M98 52l20 6M88 62l6 10M73 60l-14 12M67 46l-25-6M74 40l-16-20"
        />
      </DrawnWindow>
    ),
    clear: <CutWindow />,
    fog: (
      <CutWindow>
        <path fill="var(--haze-film)" opacity={0.7} d="M58-60h44V62H58z" />
        <path {...drops} d="M64 10h0M88 16h0M72 24h0M92 34h0M66 40h0M82 46h0M74 6h0" />
      </CutWindow>
    ),
    film: (
      <CutWindow>
        <path fill="var(--haze-film)" d="M58-60h44V62H58z" />
        <path
          {...line}
          stroke="var(--line-2)"
          strokeWidth={1}
          strokeLinejoin="round"
          d="M66 12c8-7 20-4 22 4s-12 12-18 8-10-6-4-12zM74 34c6-5 18-3 18 4s-10 9-16 6-7-6-2-10z"
        />
      </CutWindow>
    ),
    single: <CutWindow hasOnePane />,
    draft: (
      <DrawnWindow>
        <path
          {...drops}
          fill="none"
          strokeWidth={3}
          d="M18 34c10-8 16 8 26 0s16 8 26 0M92 52c10-8 16 8 26 0s16 8 26 0"
        />
      </DrawnWindow>
    ),
    stuck: (
      <DrawnWindow>
        <path {...frame} d="M34 66h92v14H34z" />
        <path {...metal} d="M70 68h20l3 8H67z" />
        <path {...line} strokeWidth={5} d="M80 71l20-14" />
        <circle {...metal} cx={101} cy={56} r={4.5} />
      </DrawnWindow>
    ),
  },
  { hasOwnStyles: true },
)

/** From outside, on a wall with siding. */
function DrawnWindow({ children, ...props }: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox={viewBox} {...props}>
      <path fill="var(--siding)" d="M-160-60h480v212h-480z" />
      <path
        stroke="var(--line)"
        d="M-160-48h480m0 24h-480m0 24h480m0 24h-480m0 24h480m0 24h-480m0 24h480m0 24h-480m0 24h480"
      />
      <path {...frame} d="M34 8h92v72H34zM26 80h108v7H26z" />
      <path fill="var(--ice-2)" stroke="var(--ink)" strokeWidth={1.5} d="M42 16h76v56H42z" />
      <path fill="var(--gleam)" d="M96 16h12L84 72H72z" />
      {children}
    </Artwork>
  )
}

/** Cut open, with the outside at the left and the room at the right. */
function CutWindow({ hasOnePane = false, children, ...props }: ComponentProps<'svg'> & { hasOnePane?: boolean }) {
  return (
    <Artwork viewBox={viewBox} {...props}>
      <path fill="var(--ice-2)" d="M-160-60h240v220h-240z" />
      <path fill="var(--room)" d="M80-60h240v220H80z" />
      {!hasOnePane && <path fill="var(--cavity)" d="M58-60h44V72H58z" />}
      {children}
      <path {...profile} d="M36 160V72h88v88z" />
      {!hasOnePane && <path {...spacer} strokeWidth={1} d="M60 60h40v12H60z" />}
      <path {...cutGlass} strokeWidth={1} d={hasOnePane ? 'M75-60h10V78H75z' : 'M50-60h10V78H50zM100-60h10V78H100z'} />
    </Artwork>
  )
}
