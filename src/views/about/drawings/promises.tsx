import { Artwork } from '../../../art/kit/artwork.tsx'
import { inline } from '../../../art/kit/drawing.tsx'
import { boxOf, closedPath, lerp, type Point, range, repeatLine } from '../../../art/kit/geometry.ts'
import { Lite } from '../../../art/kit/glass.tsx'
import { fineLine, frame, glassEdge, ground, line, outlined } from '../../../art/kit/strokes.ts'
import { Fir } from '../../../art/kit/things.tsx'
import { claims } from '../../../content/claims.ts'

/** One sheet lying flat, seen from above a corner; the drawing stacks three. */
function Sheet({ y, fill }: { y: number; fill: string }) {
  const [back, right, front, left]: [Point, Point, Point, Point] = [
    [230, y],
    [410, y + 62],
    [230, y + 124],
    [50, y + 62],
  ]
  const rake = (from: number, to: number) =>
    closedPath([lerp(back, right, from), lerp(back, right, to), lerp(left, front, to), lerp(left, front, from)])
  return (
    <>
      <path {...glassEdge} d={`M50 ${y + 62}l180 62 180-62v10l-180 62-180-62z`} />
      <path
        fill={fill}
        fillOpacity={0.84}
        stroke="var(--ink)"
        strokeWidth={1.5}
        strokeLinejoin="round"
        d={closedPath([back, right, front, left])}
      />
      <path fill="var(--gleam)" opacity={0.7} d={rake(0.3, 0.48) + rake(0.54, 0.58)} />
    </>
  )
}

/** Licensed, insured, compliant: three layers of cover. */
export const LayeredGlass = inline(
  <Artwork viewBox="36 14 388 278">
    <path {...fineLine} strokeDasharray="3 6" d="M50 82v144M410 82v144" />
    <Sheet y={150} fill="var(--glass-edge-lit)" />
    <Sheet y={86} fill="var(--ice-3)" />
    <Sheet y={22} fill="var(--ice-2)" />
  </Artwork>,
)

/** One pane for each year of warranty. */
export const WarrantyPanes = inline(
  <Artwork viewBox={`0 0 ${claims.warrantyYears * 101 - 5} 150`}>
    {range(claims.warrantyYears).map((year) => (
      <Lite key={year} pane={boxOf(year * 101 + 2, 2, 92, 146)} gleamAt={0.12} />
    ))}
  </Artwork>,
)

/** How the sky looks through the window at each hour, from midnight. */
const skies: readonly [fill: string, hours: readonly number[]][] = [
  ['var(--hour-night)', [0, 1, 2, 3, 22, 23]],
  ['var(--hour-late)', [4, 5, 20, 21]],
  ['var(--hour-dusk)', [6, 19]],
  ['var(--hour-dawn)', [7, 17, 18]],
  ['var(--hour-day)', [8, 9, 10, 14, 15, 16]],
  ['var(--hour-noon)', [11, 12, 13]],
]

/** Twenty-four panes, one for each hour of the day. */
export const DayHours = inline(
  <Artwork viewBox="0 0 480 120">
    <path fill="var(--hour-edge)" d="M0 0h480v120H0z" />
    {skies.map(([fill, hours]) => (
      <path key={fill} fill={fill} d={hours.map((hour) => `M${hour * 20 + 1} 1h18v118h-18z`).join('')} />
    ))}
  </Artwork>,
)

const lit = outlined('lamplight', 1.6)
const roof = { ...outlined('profile', 2), strokeLinejoin: 'round' } as const

/** A house with its lamps on. The ground runs past both sides, so that a wide crop never shows its end. */
export const FamilyHouse = inline(
  <Artwork viewBox="0 0 460 260" preserveAspectRatio="xMidYMax slice">
    <path fill="var(--ice-1)" d="M-300 0H800v260H-300z" />
    <path {...ground} opacity={0.7} d="M-300 214q200-30 420-12t640-8v70H-300z" />
    <path {...frame} d="M96 118h268v124H96z" />
    <path stroke="var(--line)" strokeWidth={1.2} d={repeatLine(140, 228, 22, (y) => `M97 ${y}h266`)} />
    <path {...roof} fill="var(--profile-hi)" d="M318 44V20h28v24z" />
    <path {...roof} d="M74 122L176 44h188l40 78z" />
    <path {...frame} strokeLinejoin="round" d="M108 122l70-56 70 56z" />
    <path {...frame} d="M120 150h96v66h-96zM238 150h46v92h-46zM300 150h52v66h-52z" />
    <path
      {...lit}
      d="M164 84h28v24h-28zM127 157h39v52h-39zM170 157h39v52h-39zM246 158h30v24h-30zM307 157h38v23h-38zM307 185h38v24h-38z"
    />
    <path {...frame} d="M114 216h108v8H114zM296 216h60v8h-60zM228 242h66v8h-66zM220 250h82v10h-82z" />
    <path {...line} d="M246 192h30v40h-30z" />
    {/* Outlined, or they would be lost in the dark. */}
    <g stroke="var(--ink)" strokeLinejoin="round">
      <Fir x={62} y={238} scale={1.55} />
      <Fir x={424} y={238} scale={1.15} />
    </g>
    <path stroke="var(--ink)" strokeWidth={2} d="M-300 242H228M294 242H800" />
  </Artwork>,
)
