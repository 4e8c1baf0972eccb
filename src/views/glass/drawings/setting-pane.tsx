import { Artwork } from '../../../art/kit/artwork.tsx'
import { inline } from '../../../art/kit/drawing.tsx'
import { joinNumbers, range, roundTo, seededRandom } from '../../../art/kit/geometry.ts'
import { glassEdge, glassEdgeLit, roundStroke, rubber, spacer, stroke } from '../../../art/kit/strokes.ts'
import { Skyline } from '../../../art/scene/scene.tsx'

const turn = 'rotate(-5.5 240 222)'
const sheet = 'M14 36h452v372H14z'

/** Snow that still blows in past the edge of the new unit. */
function drawSnow(): string {
  const random = seededRandom(14)
  return range(34)
    .map(() => {
      const length = 8 + random() * 16
      const start = [Math.round(492 + random() * 130), Math.round(26 + random() * 400)]
      return `M${joinNumbers(start)}l${joinNumbers([-roundTo(length, 0), roundTo(length * 0.38, 0)])}`
    })
    .join('')
}

/** The depth of the opening: jambs, head and the sill with its two setting blocks. */
function Reveal() {
  return (
    <>
      <path fill="var(--frame)" fillRule="evenodd" d="M0 0h640v460H0zM22 20h596v418H22z" />
      <path fill="var(--frame-hi)" fillRule="evenodd" d="M10 9h620v442H10zM22 20h596v418H22z" />
      <path fill="var(--profile-hi)" d="M22 438h596v13H22z" />
      <path stroke="var(--frame-lo)" strokeWidth={1.4} d="M0 0l22 20M640 0l-22 20M0 460l22-22M640 460l-22-22" />
      <path {...rubber} d="M96 429h74v10H96zM470 429h74v10h-74z" />
    </>
  )
}

/** The unit's own thickness, seen along its right and bottom edges: glass, spacer bar, glass. */
function Edges() {
  return (
    <>
      <path {...glassEdgeLit} d="M466 36l5 3v372H19l-5-3h452z" />
      <path {...spacer} strokeWidth={0.8} d="M471 39l10 5v372H29l-10-5h452z" />
      <path {...glassEdge} d="M481 44l5 3v372H34l-5-3h452z" />
      <path {...roundStroke('sealant', 2.6)} strokeDasharray="0 9" d="M476 44v370H26" />
    </>
  )
}

/** Two suction cups on one handle. */
function Lifter({ x }: { x: number }) {
  const cups = `M${x} 162h0M${x} 282h0`
  return (
    <g fill="none" strokeLinecap="round">
      <path stroke="#000" strokeOpacity={0.25} strokeWidth={76} d={`M${x + 5} 169h0M${x + 5} 289h0`} />
      <path stroke="var(--jamb)" strokeWidth={76} d={cups} />
      <path stroke="var(--frame-lo)" strokeWidth={72} d={cups} />
      <path stroke="var(--frame-hi)" strokeWidth={56} d={cups} />
      <path stroke="var(--frame-lo)" strokeWidth={34} d={cups} />
      <path stroke="#000" strokeOpacity={0.3} strokeWidth={22} d={`M${x + 6} 164v124`} />
      <path stroke="var(--frame-lo)" strokeWidth={25} d={`M${x} 158v128`} />
      <path stroke="var(--spacer)" strokeWidth={22} d={`M${x} 158v128`} />
      <path stroke="var(--on-frame)" strokeWidth={4} d={`M${x - 3} 172v100`} />
    </g>
  )
}

/** A new sealed unit, held by two twin-cup lifters, on its way into the opening. */
export const SettingPane = inline(
  <Artwork viewBox="0 0 640 460">
    <Skyline prefix="setting-pane" fromX={840} width={640} height={460} viewBox="880 180 434 312" />
    <Reveal />
    <path {...roundStroke('on-frame', 2.2)} strokeOpacity={0.75} d={drawSnow()} />
    <g transform={turn}>
      <path fill="#000" fillOpacity={0.18} d="M486 47l12 14v372H46l-12-14h452z" />
      <Edges />
      <path fill="var(--fog-thin)" fillOpacity={0.75} d={sheet} />
      <path
        fill="var(--shine)"
        d="M204 36h58L172 408h-58zM285 36h16L211 408h-16zM421 36h22L353 408h-22z"
        fillOpacity={0.85}
      />
      <path {...stroke('on-frame', 1.6)} strokeOpacity={0.8} d={sheet} />
      <Lifter x={136} />
      <Lifter x={344} />
    </g>
  </Artwork>,
)
