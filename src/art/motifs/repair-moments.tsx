import type { ComponentProps, ReactNode } from 'react'
import { Artwork } from '../kit/artwork.tsx'
import { Siding, Wall } from '../kit/building.tsx'
import { drawing, sprite } from '../kit/drawing.tsx'
import { GlazierWiping } from '../kit/glazier.tsx'
import {
  fineLine,
  frame,
  glassEdge,
  gleam,
  hole,
  line,
  outlined,
  pane,
  pocket,
  reflection,
  roundStroke,
} from '../kit/strokes.ts'
import { Skyline } from '../scene/scene.tsx'

type MomentProps = ComponentProps<'svg'> & { opening: ReactNode; front?: ReactNode }

/** The same window five times: what fills its opening, and what is held or lies in front of it. */
function Moment({ opening, front, ...props }: MomentProps) {
  return (
    <Wall {...props}>
      <Siding from={48} every={48} />
      <path {...frame} d="M52 40h196v236H52z" />
      {opening}
      <path {...frame} d="M40 276h220v24H40z" />
      {front}
    </Wall>
  )
}

function Glazing() {
  return (
    <>
      <path {...pane} d="M66 54h168v208H66z" />
      <path {...reflection} d="M67 190l166-94v165H67z" />
    </>
  )
}

/** The opening without its pane; the corners show how deep the frame is. */
function EmptyOpening() {
  return (
    <>
      <path {...pocket} d="M66 54h168v208H66z" />
      <path {...fineLine} d="M66 54l14 14M234 54l-14 14M66 262l14-14M234 262l-14-14" />
    </>
  )
}

/** A spirit level on the sill of the finished window. */
function CheckMoment(props: ComponentProps<'svg'>) {
  const vial = outlined('pane', 1.4)
  return (
    <Moment
      {...props}
      opening={
        <>
          <Glazing />
          <path {...gleam} d="M84 261l84-206h22L106 261zM128 261l84-206h8l-84 206z" />
        </>
      }
      front={
        <>
          <rect {...frame} fill="var(--ice-3)" x={62} y={246} width={176} height={30} rx={4} />
          <rect {...vial} x={126} y={253} width={48} height={16} rx={8} />
          <ellipse fill="var(--water)" cx={150} cy={261} rx={9} ry={5.5} />
          <path {...line} d="M139 253v16M161 253v16" />
          <circle {...vial} cx={84} cy={261} r={8} />
          <circle {...vial} cx={216} cy={261} r={8} />
        </>
      }
    />
  )
}

export const moments = sprite('moments', {
  /** Broken glass, and a photo of it on a phone. */
  call: (
    <Moment
      opening={
        <>
          <Glazing />
          <path {...gleam} d="M84 261l84-206h14L98 261z" />
          <path {...hole} d="M140 132l18-12 14 16 20-6-6 22 12 16-22 4-8 20-18-14-22 6 6-22-12-16z" />
          <path
            {...line}
            d="M158 120l4-66M172 136l62-58M192 130l42-8M186 152l48 14M176 172l58 58M168 192l8 70M150 178l-30 84M128 184l-62 40M134 162l-68-4M122 146l-56-36M140 132l-30-78"
          />
        </>
      }
      front={
        <g transform="rotate(10 214 214)">
          <clipPath id="call-moment-screen">
            <path d="M176 158h76v112h-76z" />
          </clipPath>
          <rect {...outlined('frame', 2)} x={168} y={140} width={92} height={158} rx={13} />
          <g clipPath="url(#call-moment-screen)">
            <path fill="var(--ice-2)" d="M176 158h76v112h-76z" />
            <path {...reflection} d="M176 240l76-44v74h-76z" />
            <path {...hole} d="M202 204l11-8 8 10 13-4-4 14 8 10-14 3-5 12-11-9-14 4 4-14-8-10z" />
            <path
              {...line}
              d="M213 196l3-38M221 206l31-26M230 216l22 8M220 229l32 32M205 226l-18 44M199 214l-23-4M202 204l-20-46"
            />
          </g>
          <g {...roundStroke('spacer', 1.6)}>
            <circle cx={214} cy={284} r={7} />
            <path d="M204 149h20" />
          </g>
        </g>
      }
    />
  ),
  /** The opening with its dimension lines, and the written price. */
  price: (
    <Moment
      opening={
        <>
          <EmptyOpening />
          <path {...fineLine} d="M80 68h140v180H80z" />
          <path d="M66 100h168M112 54v208" stroke="var(--glass)" strokeWidth={1.5} />
          <path {...line} strokeWidth={2.4} d="M60 106l12-12M228 106l12-12M106 60l12-12M106 268l12-12" />
        </>
      }
      front={
        <g transform="rotate(-4 210 190)">
          <path {...frame} d="M158 120h104v140H158z" />
          <path {...line} d="M174 142h52M174 162h72M174 178h72M174 194h44" />
          <path {...pane} fill="var(--ice-3)" d="M174 212h72v28h-72z" />
        </g>
      }
    />
  ),
  /** The new pane going in on two suction lifters; its setting blocks wait below. */
  work: (
    <Moment
      opening={
        <>
          <EmptyOpening />
          <path fill="var(--sealant)" stroke="var(--line-2)" d="M88 254h36v8H88zM176 254h36v8h-36z" />
        </>
      }
      front={
        <g transform="rotate(7 150 160)">
          <path {...glassEdge} d="M228 56l9 6v206l-9-6zM62 262l9 6h166l-9-6z" />
          <path {...pane} d="M62 56h166v206H62z" />
          <path {...reflection} d="M63 190l164-92v163H63z" />
          <path {...gleam} d="M80 261l82-204h18L98 261zM116 261l82-204h8l-82 204z" />
          <g stroke="var(--ink)" strokeLinecap="round">
            <path strokeWidth={9} d="M104 128v62M186 128v62" />
            <path strokeWidth={34} d="M104 126h0M104 192h0M186 126h0M186 192h0" />
            <path strokeWidth={14} stroke="var(--ice-3)" d="M104 126h0M104 192h0M186 126h0M186 192h0" />
          </g>
        </g>
      }
    />
  ),
  check: <CheckMoment />,
  /** The moment of the warranty: the view through the window is back. */
  warranty: (
    <Moment
      opening={
        <>
          <Skyline prefix="warranty" fromX={1106} x={66} y={54} width={168} height={208} viewBox="1194 196 210 260" />
          <path {...pane} fill="none" d="M66 54h168v208H66z" />
          <path fill="var(--shine)" d="M84 261l84-206h18L102 261zM118 261l84-206h7l-84 206z" />
        </>
      }
    />
  ),
})

/** The glazier alone, to stand beside a frame of the page and wipe it. The cloth is at the upper right. */
export const glazierAtFrame = drawing(
  'glazier-at-frame',
  <Artwork viewBox="-40 -268 136 270">
    <GlazierWiping />
  </Artwork>,
)
