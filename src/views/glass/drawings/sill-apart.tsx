import { Artwork } from '../../../art/kit/artwork.tsx'
import { crop, drawing, sprite } from '../../../art/kit/drawing.tsx'
import { dotsPath, type Point, range } from '../../../art/kit/geometry.ts'
import * as paint from '../../../art/kit/strokes.ts'
import { moments } from '../../../art/motifs/repair-moments.tsx'
import { measuredOpening } from './measured-opening.tsx'

const beadPlaces = range(15).map((index): Point => {
  const row = Math.floor(index / 5)
  return [379 + (index % 5) * 12.5 + (row % 2) * 5, 235 + row * 15]
})

/** The pocket that stays, with its drain, and the block that waits in it. */
function Pocket() {
  return (
    <>
      <path {...paint.profile} d="M150 470V216l46-20v176h300v22h210v76z" />
      <path {...paint.profileLit} d="M150 216l46-20v9l-46 20z" />
      <path
        {...paint.profileLit}
        d="M164 238l20-9v120h-20zM164 404h100v46H164zM280 404h100v46H280zM396 408h100v42H396zM512 408h88v42h-88zM616 408h76v42h-76z"
      />
      <path {...paint.outsideAir} d="M222 372v14h26v-14z" />
      <path {...paint.roundStroke('on-frame', 2.6)} strokeDasharray="1 7" d="M232 392c-2 18-34 20-60 22" />
      <path {...paint.rubber} d="M330 346h150v20H330z" />
    </>
  )
}

function NewUnit() {
  return (
    <>
      <path {...paint.sealedAir} d="M360 40h92v216h-92z" />
      <path {...paint.sealant} d="M360 256h92v58h-92z" />
      <path {...paint.spacer} d="M368 222h76v58h-16l-8 8h-28l-8-8h-16z" />
      <path {...paint.beads} strokeWidth={10} d={dotsPath(beadPlaces)} />
      <path {...paint.cutGlass} d="M336 40l7 0 4-11 6 22 4-11 3 0V318h-24zM452 40l7 0 4-11 6 22 4-11 3 0V318h-24z" />
      <path {...paint.breakLine} d="M318 40h25l4-11 6 22 4-11h20M434 40h25l4-11 6 22 4-11h20" />
    </>
  )
}

/** Gaskets on both faces, the glazing bead, and arrows for the way each part goes. */
function Closing() {
  return (
    <>
      <path
        {...paint.rubber}
        d="M228 210q14-4 14 10v18q0 12-14 8zM228 276q14-4 14 10v18q0 12-14 8zM572 210q-14-4-14 10v18q0 12 14 8zM572 276q-14-4-14 10v18q0 12 14 8z"
      />
      <path {...paint.profile} d="M640 196l56 22 16 132v12H640z" />
      <path {...paint.profileLit} d="M652 218l34 13 12 108v12h-46z" />
      <path
        {...paint.movement}
        d="M406 322v18m0 0l-7-9m7 9l7-9M548 262h-34m0 0l9-7m-9 7l9 7M628 300h-34m0 0l9-7m-9 7l9 7"
      />
    </>
  )
}

/** The cracked pane that came out, leaning. */
function OldPane() {
  return (
    <>
      <path {...paint.glassEdge} d="M800 362l98-34 8 6-98 34zM936 70l8 6-38 258-8-6z" />
      <path {...paint.outlined('ice-3', 1.6)} strokeLinejoin="round" d="M838 104l98-34-38 258-98 34z" />
      <path
        {...paint.breakLine}
        d="M872 196l12-46-8-18 12-44M872 196l-34-14-6-30M872 196l32 10 10 18M872 196l-18 48-34 20-12 34M872 196l6 56-10 42 8 42M838 182l16-34 30 2M904 206l-8-34-12-22M854 244l24 8M878 252l18-20 8-26M838 182l-12 28 28 34"
      />
    </>
  )
}

/** The sill pulled apart, for desks: the old pane stands beside it. */
export const sillApart = drawing(
  'sill-apart',
  <Artwork viewBox="0 0 1000 470">
    <path {...paint.outsideAir} d="M0 0h406v470H0z" />
    <path {...paint.roomAir} d="M406 0h594v470H406z" />
    <path {...paint.stroke('ink', 1.2)} strokeDasharray="3 7" opacity={0.45} d="M196 352h704" />
    <Pocket />
    <NewUnit />
    <Closing />
    <OldPane />
  </Artwork>,
)

/** The sill taken apart, for phones: the parts fill the width, and the old pane leans above the bead. */
export const sillApartNarrow = drawing(
  'sill-apart-narrow',
  <Artwork viewBox="0 0 640 640">
    <path {...paint.outsideAir} d="M0 0h302v640H0z" />
    <path {...paint.roomAir} d="M302 0h338v640H302z" />
    <g transform="translate(-104 170)">
      <Pocket />
      <NewUnit />
      <Closing />
    </g>
    <g transform="translate(-340 -40) scale(.98)">
      <OldPane />
    </g>
  </Artwork>,
)

/** What folded sections of the page show on phones. */
export const thumbnails = sprite('glass-thumbnails', {
  measuring: crop(measuredOpening),
  installation: crop(sillApartNarrow),
  warranty: crop(moments.warranty),
})
