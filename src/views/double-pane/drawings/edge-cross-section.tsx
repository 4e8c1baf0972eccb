import { Artwork } from '../../../art/kit/artwork.tsx'
import { inline } from '../../../art/kit/drawing.tsx'
import { dotsPath, type Point, range } from '../../../art/kit/geometry.ts'
import { RoomGlow } from '../../../art/kit/glass.tsx'
import * as paint from '../../../art/kit/strokes.ts'

/** Drying beads in the hollow of the spacer bar, row by row. */
const beadPlaces: readonly Point[] = [
  ...range(8).map((index): Point => [317 + index * 11, 449]),
  ...range(7).map((index): Point => [322 + index * 11, 459]),
  ...range(8).map((index): Point => [317 + index * 11, 469]),
  ...range(6).map((index): Point => [328 + index * 11, 480]),
]

/** The wood of the wall, with the sills outside and in. */
function Wall() {
  const hatching = range(17).map((index) => `M${206 + index * 18} 760l56-56`)
  return (
    <>
      <clipPath id="edge-cross-section-wood">
        <path d="M206 704h290v56H206z" />
      </clipPath>
      <path fill="var(--room)" d="M206 704h290v56H206z" />
      <path
        fill="none"
        stroke="var(--line-2)"
        strokeOpacity={0.7}
        clipPath="url(#edge-cross-section-wood)"
        d={hatching.join('')}
      />
      <path {...paint.frame} d="M66 752l114-50v-14L40 742v18h26zM520 686h168a11 11 0 0 1 0 22H520z" />
    </>
  )
}

function FrameProfile() {
  return (
    <>
      <path {...paint.profile} d="M180 706V606l28-16V480l50-22v112h192v8h68l20 14v114zM456 460l46 18 12 92h-58z" />
      <path
        {...paint.profileLit}
        d="M208 480l50-22v9l-50 22zM180 606l28-16v8l-28 16zM220 500l26-11v72h-26zM194 620h70v70h-70zM280 586h70v104h-70zM366 586h70v104h-70zM452 596h72v94h-72zM468 484l24 9 9 66h-33z"
      />
      <path
        {...paint.rubber}
        d="M258 470q9 0 9 8v16q0 8-9 8zM258 516q9 0 9 8v16q0 8-9 8zM456 470q-9 0-9 8v16q0 8 9 8zM456 516q-9 0-9 8v16q0 8 9 8zM276 556h160v14H276z"
      />
    </>
  )
}

/** Spacer bar with its beads, the thin inner seal beside it and the thick outer seal under it. */
function EdgeSeals() {
  return (
    <>
      <path {...paint.rubber} fill="var(--frame)" d="M290 484h10l20 22h70l20-22h10v66H290z" />
      <path {...paint.spacer} d="M299 430h112v54l-20 22h-72l-20-22z" />
      <path fill="var(--line-2)" d="M307 438h96v42l-16 18h-64l-16-18z" />
      <path {...paint.beads} strokeWidth={9} d={dotsPath(beadPlaces)} />
      <path {...paint.rubber} d="M290 434h9v48h-9zM411 434h9v48h-9z" />
    </>
  )
}

/** The bottom edge of a sealed unit in its frame: what keeps it dry, and the crack that lets damp air in. */
export const EdgeCrossSection = inline(
  <Artwork viewBox="0 0 720 760">
    <path {...paint.outsideAir} d="M0 0h310v760H0z" />
    <RoomGlow id="edge-cross-section-room" />
    <path {...paint.roomAir} d="M400 0h320v760H400z" />
    <path fill="url(#edge-cross-section-room)" d="M400 0h320v760H400z" />
    <path {...paint.sealedAir} d="M290 0h130v460H290z" />
    <Wall />
    <FrameProfile />
    <EdgeSeals />
    <path {...paint.cutGlass} d="M266 56h9l5-14 7 28 4-14h5v494h-30zM420 56h9l5-14 7 28 4-14h5v494h-30z" />
    <path {...paint.breakLine} d="M246 56h29l5-14 7 28 4-14h20M400 56h29l5-14 7 28 4-14h20" />
    <path fill="var(--shine)" d="M272 88h6v440h-6zM426 88h6v440h-6z" />
    <path
      {...paint.water}
      d="M296 160a5 5 0 0 1 0 10zM296 216a7 7 0 0 1 0 14zM296 290a5 5 0 0 1 0 10zM296 352a6 6 0 0 1 0 12zM420 260a6 6 0 0 0 0 12zM420 380a5 5 0 0 0 0 10z"
    />
    <path
      {...paint.stroke('on-frame', 2.6)}
      strokeLinejoin="round"
      d="M302 550l-8-12 9-10-8-11 6-12-7-11 5-12-4-14 3-14-4-14"
    />
    <path {...paint.damp} strokeDasharray="1 9" d="M60 600c60 6 150 40 222-30c10-8 14-14 16-20" />
  </Artwork>,
)
