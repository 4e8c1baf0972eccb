import { Artwork } from '../kit/artwork.tsx'
import { Siding, Wall } from '../kit/building.tsx'
import { drawing, sprite } from '../kit/drawing.tsx'
import { GlazierWiping } from '../kit/glazier.tsx'
import * as paint from '../kit/strokes.ts'
import { SuctionCups } from '../kit/things.tsx'
import { Skyline } from '../scene/scene.tsx'

/** The same window five times. What fills its opening comes between frame and sill, what is held before it after them. */
function Frame() {
  return (
    <>
      <Siding from={48} every={48} />
      <path {...paint.frame} d="M52 40h196v236H52z" />
    </>
  )
}

function Sill() {
  return <path {...paint.frame} d="M40 276h220v24H40z" />
}

function Glazing() {
  return (
    <>
      <path {...paint.pane} d="M66 54h168v208H66z" />
      <path {...paint.reflection} d="M67 190l166-94v165H67z" />
    </>
  )
}

/** The opening without its pane; the corners show how deep the frame is. */
function EmptyOpening() {
  return (
    <>
      <path {...paint.pocket} d="M66 54h168v208H66z" />
      <path {...paint.fineLine} d="M66 54l14 14M234 54l-14 14M66 262l14-14M234 262l-14-14" />
    </>
  )
}

const vial = paint.outlined('pane', 1.4)

export const moments = sprite('moments', {
  /** Broken glass, and a photo of it on a phone. */
  call: (
    <Wall>
      <Frame />
      <Glazing />
      <path {...paint.gleam} d="M84 261l84-206h14L98 261z" />
      <path {...paint.hole} d="M140 132l18-12 14 16 20-6-6 22 12 16-22 4-8 20-18-14-22 6 6-22-12-16z" />
      <path
        {...paint.line}
        d="M158 120l4-66M172 136l62-58M192 130l42-8M186 152l48 14M176 172l58 58M168 192l8 70M150 178l-30 84M128 184l-62 40M134 162l-68-4M122 146l-56-36M140 132l-30-78"
      />
      <Sill />
      <g transform="rotate(10 214 214)">
        <clipPath id="call-moment-screen">
          <path d="M176 158h76v112h-76z" />
        </clipPath>
        <rect {...paint.outlined('frame', 2)} x={168} y={140} width={92} height={158} rx={13} />
        <g clipPath="url(#call-moment-screen)">
          <path fill="var(--ice-2)" d="M176 158h76v112h-76z" />
          <path {...paint.reflection} d="M176 240l76-44v74h-76z" />
          <path {...paint.hole} d="M202 204l11-8 8 10 13-4-4 14 8 10-14 3-5 12-11-9-14 4 4-14-8-10z" />
          <path
            {...paint.line}
            d="M213 196l3-38M221 206l31-26M230 216l22 8M220 229l32 32M205 226l-18 44M199 214l-23-4M202 204l-20-46"
          />
        </g>
        <g {...paint.roundStroke('spacer', 1.6)}>
          <circle cx={214} cy={284} r={7} />
          <path d="M204 149h20" />
        </g>
      </g>
    </Wall>
  ),
  /** The opening with its dimension lines, and the written price. */
  price: (
    <Wall>
      <Frame />
      <EmptyOpening />
      <path {...paint.fineLine} d="M80 68h140v180H80z" />
      <path d="M66 100h168M112 54v208" stroke="var(--glass)" strokeWidth={1.5} />
      <path {...paint.line} strokeWidth={2.4} d="M60 106l12-12M228 106l12-12M106 60l12-12M106 268l12-12" />
      <Sill />
      <g transform="rotate(-4 210 190)">
        <path {...paint.frame} d="M158 120h104v140H158z" />
        <path {...paint.line} d="M174 142h52M174 162h72M174 178h72M174 194h44" />
        <path {...paint.pane} fill="var(--ice-3)" d="M174 212h72v28h-72z" />
      </g>
    </Wall>
  ),
  /** The new pane going in on two suction lifters; its setting blocks wait below. */
  work: (
    <Wall>
      <Frame />
      <EmptyOpening />
      <path fill="var(--sealant)" stroke="var(--line-2)" d="M88 254h36v8H88zM176 254h36v8h-36z" />
      <Sill />
      <g transform="rotate(7 150 160)">
        <path {...paint.glassEdge} d="M228 56l9 6v206l-9-6zM62 262l9 6h166l-9-6z" />
        <path {...paint.pane} d="M62 56h166v206H62z" />
        <path {...paint.reflection} d="M63 190l164-92v163H63z" />
        <path {...paint.gleam} d="M80 261l82-204h18L98 261zM116 261l82-204h8l-82 204z" />
        <SuctionCups
          size={34}
          cups={[
            [104, 126],
            [104, 192],
          ]}
        />
        <SuctionCups
          size={34}
          cups={[
            [186, 126],
            [186, 192],
          ]}
        />
      </g>
    </Wall>
  ),
  /** A spirit level on the sill of the finished window. */
  check: (
    <Wall>
      <Frame />
      <Glazing />
      <path {...paint.gleam} d="M84 261l84-206h22L106 261zM128 261l84-206h8l-84 206z" />
      <Sill />
      <rect {...paint.frame} fill="var(--ice-3)" x={62} y={246} width={176} height={30} rx={4} />
      <rect {...vial} x={126} y={253} width={48} height={16} rx={8} />
      <ellipse fill="var(--water)" cx={150} cy={261} rx={9} ry={5.5} />
      <path {...paint.line} d="M139 253v16M161 253v16" />
      <circle {...vial} cx={84} cy={261} r={8} />
      <circle {...vial} cx={216} cy={261} r={8} />
    </Wall>
  ),
  /** The view through the window is back. */
  warranty: (
    <Wall>
      <Frame />
      <Skyline prefix="warranty" fromX={1106} x={66} y={54} width={168} height={208} viewBox="1194 196 210 260" />
      <path {...paint.pane} fill="none" d="M66 54h168v208H66z" />
      <path fill="var(--shine)" d="M84 261l84-206h18L102 261zM118 261l84-206h7l-84 206z" />
      <Sill />
    </Wall>
  ),
})

/** The glazier alone, to stand beside a frame of the page and wipe it. The cloth is at the upper right. */
export const glazierAtFrame = drawing(
  'glazier-at-frame',
  <Artwork viewBox="-40 -268 136 270">
    <GlazierWiping />
  </Artwork>,
)
