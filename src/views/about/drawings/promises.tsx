import type { ComponentProps } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { boxOf, closedPath, lerp, type Point, range } from '../../../art/kit/geometry.ts'
import { Lite } from '../../../art/kit/glass.tsx'
import { fineLine, glassEdge } from '../../../art/kit/strokes.ts'
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
export function LayeredGlass(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox="36 14 388 278" {...props}>
      <path {...fineLine} strokeDasharray="3 6" d="M50 82v144M410 82v144" />
      <Sheet y={150} fill="var(--glass-edge-lit)" />
      <Sheet y={86} fill="var(--ice-3)" />
      <Sheet y={22} fill="var(--ice-2)" />
    </Artwork>
  )
}

/** One pane for each year of warranty. */
export function WarrantyPanes(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox={`0 0 ${claims.warrantyYears * 101 - 5} 150`} {...props}>
      {range(claims.warrantyYears).map((year) => (
        <Lite key={year} pane={boxOf(year * 101 + 2, 2, 92, 146)} gleamAt={0.12} />
      ))}
    </Artwork>
  )
}

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
export function DayHours(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox="0 0 480 120" {...props}>
      <path fill="var(--hour-edge)" d="M0 0h480v120H0z" />
      {skies.map(([fill, hours]) => (
        <path key={fill} fill={fill} d={hours.map((hour) => `M${hour * 20 + 1} 1h18v118h-18z`).join('')} />
      ))}
    </Artwork>
  )
}
