import type { ComponentProps } from 'react'
import { Artwork } from '../kit/artwork.tsx'
import { AwningStripes } from '../kit/building.tsx'
import { CrackedGlass } from '../kit/crack.tsx'
import { boxOf, boxPath } from '../kit/geometry.ts'
import { RadialGradient, VerticalGradient } from '../kit/gradients.tsx'
import { stroke } from '../kit/strokes.ts'
import { Condensation, drawFrost } from '../kit/weather.tsx'

/** What is wrong with each pane, to lie over the view: five panes of one window. */
type PaneProps = ComponentProps<'svg'>

const tall = { viewBox: '0 0 300 480', preserveAspectRatio: 'xMidYMid slice' } as const

export function BrokenTrouble(props: PaneProps) {
  return (
    <Artwork {...tall} {...props}>
      <CrackedGlass
        pane={boxOf(0, 0, 300, 480)}
        at={[168, 206]}
        rays={13}
        seed={23}
        kink={12}
        hole={52}
        tints={[0.16, 0.34, 0.06, 0.24]}
      />
    </Artwork>
  )
}

/** The view behind a fogged pane is a few soft spots of its colours: nothing has to be blurred. */
export function FoggyTrouble(props: PaneProps) {
  return (
    <Artwork {...tall} {...props}>
      <VerticalGradient id="trouble-fog" colors={['cloud-3', 'sky-2', 'cloud-1']} at={[0, 0.4, 1]} />
      <path fill="url(#trouble-fog)" d="M0 0h300v480H0z" />
      <RadialGradient id="trouble-blur" colors={['peak-shade-0']} opacities={[0.8, 0]} />
      <g fill="url(#trouble-blur)">
        <ellipse cx={50} cy={250} rx={130} ry={150} />
        <ellipse cx={214} cy={266} rx={90} ry={190} />
      </g>
      <Condensation id="trouble-fog-film" pane={boxOf(0, 0, 300, 480)} seed={44} dropSize={18} density={0.64} />
    </Artwork>
  )
}

const air =
  'M-10 262c60-26 96 22 150 2s84-46 120-20 6 56-22 44M-10 306c60-20 110 20 170 4s70-10 96 8M-10 224c40-18 70 6 110-8s62-36 90-22 6 40-16 32'

export function DraftyTrouble(props: PaneProps) {
  const frost = drawFrost(
    [
      { at: [0, 480], from: -84, to: -6, count: 5, reach: 190 },
      { at: [300, 480], from: 186, to: 262, count: 4, reach: 150 },
      { at: [300, 0], from: 100, to: 170, count: 3, reach: 140 },
    ],
    3,
  )
  return (
    <Artwork {...tall} {...props}>
      <path
        fill="#fff"
        opacity={0.5}
        d="M0 480V250q18 40 22 80t30 70 60 44 74 16 66-12 48 8v24zM300 0v150q-14-30-34-48t-50-34-66-20-70 4-80-22V0z"
      />
      <g fill="none" strokeLinecap="round">
        <path stroke="#fff" strokeWidth={1.8} d={frost} />
        <path stroke="var(--frame-lo)" strokeOpacity={0.5} strokeWidth={8} d={air} />
        <path stroke="#fff" strokeWidth={4} d={air} />
      </g>
    </Artwork>
  )
}

const shopPane = boxOf(258, 212, 228, 234)

/** A shop window under its awning: one opening boarded, one pane cracked. */
export function StorefrontTrouble(props: PaneProps) {
  return (
    <Artwork viewBox="0 0 500 480" preserveAspectRatio="xMidYMid slice" {...props}>
      <path fill="var(--wood)" d="M18 212h228v234H18z" />
      <path
        {...stroke('frame-lo', 1.6)}
        strokeOpacity={0.5}
        d="M18 212l228 234M246 212L18 446M40 240h60M150 236h50M60 300h44M170 320h40M40 380h66M150 400h54"
      />
      <path fill="#fff" opacity={0.3} d={boxPath(shopPane)} />
      <CrackedGlass pane={shopPane} at={[366, 318]} rays={9} seed={31} kink={8} tints={[]} />
      <path {...stroke('frame', 12)} d="M252 214v300M-40 206h600M12 206v300M-40 452h600M492 206v300" />
      <AwningStripes
        count={12}
        fill="var(--tower-lit-1)"
        draw={(stripe) => `M${stripe * 48 - 8} 0h48v74q0 14-24 14t-24-14z`}
      />
    </Artwork>
  )
}

/** New glass, still on its suction cups, with corner guards. */
export function NewGlassTrouble(props: PaneProps) {
  return (
    <>
      <Artwork {...tall} {...props}>
        <path fill="var(--shine)" d="M-40 480L150 0h70L30 480zM70 480L260 0h22L92 480z" />
        <path fill="var(--ice-3)" opacity={0.9} d="M0 56L56 0H0zM300 56L244 0h56zM0 424l56 56H0zM300 424l-56 56h56z" />
      </Artwork>
      {/* Whole, and so no larger in a pane that is lower than wide. */}
      <Artwork viewBox={tall.viewBox} {...props}>
        <g transform="rotate(-8 150 232)" stroke="var(--frame)" strokeLinecap="round">
          <path stroke="var(--line-2)" strokeWidth={74} d="M92 232h0M208 232h0" />
          <path stroke="var(--line-2)" strokeWidth={21} d="M92 232h116" />
          <path strokeWidth={15} d="M92 232h116" />
          <path strokeWidth={68} d="M92 232h0M208 232h0" />
          <path stroke="var(--line-2)" strokeWidth={28} d="M92 232h0M208 232h0" />
        </g>
      </Artwork>
    </>
  )
}
