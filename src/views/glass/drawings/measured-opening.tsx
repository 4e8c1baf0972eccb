import { Artwork } from '../../../art/kit/artwork.tsx'
import { drawing } from '../../../art/kit/drawing.tsx'
import * as paint from '../../../art/kit/strokes.ts'

type Dimension = { along: 'x' | 'y'; from: number; to: number; at: number }

const dimension = paint.stroke('glass', 1.5)
const tick = paint.roundStroke('ink', 2.4)

/** Dimension lines as on a plan: a line with a slanting tick at each end. */
function Dimensions({ of }: { of: readonly Dimension[] }) {
  const lines = of.map(({ along, from, to, at }) => (along === 'x' ? `M${from} ${at}H${to}` : `M${at} ${from}V${to}`))
  const ticks = of.flatMap(({ along, from, to, at }) =>
    [from, to].map((end) => (along === 'x' ? `M${end - 6} ${at + 6}l12-12` : `M${at - 6} ${end + 6}l12-12`)),
  )
  return (
    <>
      <path {...dimension} d={lines.join('')} />
      <path {...tick} d={ticks.join('')} />
    </>
  )
}

const widths = [20, 124, 256, 396].map((at): Dimension => ({ along: 'x', from: 110, to: 520, at }))
const heights = [38, 166, 315, 464].map((at): Dimension => ({ along: 'y', from: 76, to: 436, at }))

/** The pocket's own cut: two panes, spacer bar and the depth that holds them. */
function UnitSection() {
  return (
    <>
      <path {...paint.sealedAir} d="M628 106h30v246h-30z" />
      <path {...paint.cutGlass} d="M614 106l5 0 3-8 5 16 3-8v262h-16zM658 106l5 0 3-8 5 16 3-8v262h-16z" />
      <path {...paint.sealant} d="M630 350h28v18h-28z" />
      <path {...paint.spacer} d="M632 328h24v22h-24z" />
      <path {...paint.beads} strokeWidth={6} d="M638 335h0M646 342h0M650 334h0" />
      <path {...paint.profile} d="M594 436v-92h14v38h72v-38h14v92z" />
      <Dimensions
        of={[
          { along: 'x', from: 614, to: 674, at: 78 },
          { along: 'y', from: 382, to: 436, at: 708 },
        ]}
      />
    </>
  )
}

/** An empty opening with everything that is measured on it. */
export const measuredOpening = drawing(
  'measured-opening',
  <Artwork viewBox="0 0 720 500">
    <path {...paint.frame} d="M78 44h474v424H78z" />
    <path {...paint.pocket} d="M94 60h442v392H94z" />
    <path {...paint.outlined('ice-2', 1.6)} d="M110 76h410v360H110z" />
    <path {...paint.fineLine} d="M78 44l32 32M552 44l-32 32M78 468l32-32M552 468l-32-32" />
    <path {...paint.frame} d="M60 468h510v16H60z" />
    <path
      fill="none"
      stroke="var(--line-2)"
      d="M110 20v48M520 20v48M38 76h64M38 436h64M614 78v22M674 78v22M690 382h18M690 436h18"
    />
    <path {...dimension} strokeDasharray="8 6" d="M110 76l410 360M520 76L110 436" />
    <Dimensions of={[...widths, ...heights]} />
    <UnitSection />
  </Artwork>,
)
