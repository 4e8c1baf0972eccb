import { Artwork } from '../../../art/kit/artwork.tsx'
import { BrokenPane } from '../../../art/kit/crack.tsx'
import { sprite } from '../../../art/kit/drawing.tsx'
import { boxOf } from '../../../art/kit/geometry.ts'
import { frame, line, metal, roundStroke, stroke } from '../../../art/kit/strokes.ts'
import { Crank } from '../../../art/kit/things.tsx'
import { Condensation, drawFrost } from '../../../art/kit/weather.tsx'

const viewBox = '0 0 200 200'

const air = 'M20 186c40-24 60 8 96-6s34-44 62-34 4 34-12 26M60 196c40-8 60 4 90-8'

export const faults = sprite('faults', {
  /** The lower corner of a sealed unit, fogged inside. */
  foggy: (
    <Artwork viewBox={viewBox}>
      <path fill="var(--snow)" d="M0 0h200v200H0z" />
      <path {...frame} d="M-9-9h189v185H-9z" />
      <path fill="var(--ice-2)" d="M0 0h156v152H0z" />
      <Condensation id="foggy-corner" pane={boxOf(0, 0, 156, 152)} seed={21} dropSize={9} />
      <path fill="var(--water)" opacity={0.6} d="M0 152v-14q40-10 70-2t86-6v22z" />
      <path {...line} d="M156 0v152H0M156 152l24 24" />
      <path {...frame} d="M-9 182h218v14H-9z" />
    </Artwork>
  ),
  /** Frost in the corner of the glass, and a gap under the sash that lets the wind in. */
  drafty: (
    <Artwork viewBox={viewBox}>
      <path fill="var(--ice-3)" d="M0 0h110v150H0z" />
      <path
        {...roundStroke('on-frame', 1.6)}
        d={drawFrost([{ at: [110, 150], from: 182, to: 268, count: 9, reach: 120 }], 4)}
      />
      <path {...frame} d="M110-9h32v189H-9v-30h119zM150-9h60v219H-9v-22h159z" />
      <path {...stroke('frame-lo', 7)} d="M146-9v193H-9" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path stroke="var(--pane)" strokeWidth={9} d={air} />
        <path stroke="var(--glass)" strokeWidth={4.5} d={air} />
      </g>
    </Artwork>
  ),
  broken: (
    <Artwork viewBox={viewBox}>
      <path fill="var(--snow)" d="M0 0h200v200H0z" />
      <path {...frame} d="M8 4h184v192H8z" />
      <BrokenPane pane={boxOf(24, 20, 152, 160)} at={[108, 92]} rays={13} seed={29} kink={8} hole={24} />
    </Artwork>
  ),
  /** A casement crank that turns and moves nothing. */
  hardware: (
    <Artwork viewBox={viewBox}>
      <path fill="var(--snow)" d="M0 0h200v200H0z" />
      <path fill="var(--ice-2)" d="M0 0h200v54H0z" />
      <path fill="var(--ice-3)" opacity={0.55} d="M0 36L200 4v50H0z" />
      <path {...frame} d="M-9 54h218v26H-9zM-9 80h218v34H-9zM-9 114h218v14H-9z" />
      <g {...metal}>
        <Crank />
      </g>
      <path {...roundStroke('glass', 3.5)} strokeLinejoin="round" d="M48 150a52 52 0 0 0 42 34M80 174l11 10-12 8" />
      <path {...line} d="M24 88v18M176 88v18M108 118l6 5-3 5" />
    </Artwork>
  ),
})
