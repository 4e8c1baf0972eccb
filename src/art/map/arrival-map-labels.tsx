import type { ComponentProps } from 'react'
import { Artwork } from '../kit/artwork.tsx'
import { towns } from './arrival-places.ts'
import { mapSide } from './arrival-projection.ts'
import { minuteTags } from './minute-tags.ts'

type ArrivalMinutes = { central: string; innerCity: string; suburban: string; extended: string }

/** A halo in the colour of the ground keeps small words readable across borders and roads. */
const halo = { paintOrder: 'stroke', strokeLinejoin: 'round' } as const

const quadrants = [
  { name: 'NW', x: 350, y: 282 },
  { name: 'NE', x: 546, y: 334 },
  { name: 'SW', x: 358, y: 612 },
  { name: 'SE', x: 534, y: 606 },
]

/** A minute tag. The inner group has its origin in the middle of the tag, so that CSS can scale plate and words as one. */
function MinuteTag({ at: [x, y], minutes }: { at: readonly [number, number]; minutes: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g>
        <path fill="var(--ink)" d="M-46-20h92v40h-92z" />
        <text y={9} fill="var(--snow)">
          {minutes}
        </text>
      </g>
    </g>
  )
}

export function QuadrantNames() {
  return (
    <g data-layer="quadrant" fill="var(--glass)" opacity={0.75} fontSize={46} fontWeight={600} textAnchor="middle">
      {quadrants.map(({ name, x, y }) => (
        <text key={name} x={x} y={y}>
          {name}
        </text>
      ))}
    </g>
  )
}

export type ArrivalMapLabelsProps = ComponentProps<'svg'> & { minutes: ArrivalMinutes }

/** The words of the arrival map. Each layer is marked, because a phone shows fewer of them, and larger. */
export function ArrivalMapLabels({ minutes, ...props }: ArrivalMapLabelsProps) {
  return (
    <Artwork viewBox={`0 0 ${mapSide} ${mapSide}`} {...props}>
      <QuadrantNames />
      <g data-layer="river" fill="var(--glass)" fontSize={19} fontWeight={500}>
        <text transform="translate(756 704) rotate(-8)">Bow River</text>
        <text x={88} y={476}>
          Elbow River
        </text>
      </g>
      <g data-layer="road" fill="var(--ink)" fontSize={19} fontWeight={600}>
        <text x={538} y={774}>
          Deerfoot Trail
        </text>
      </g>
      <g
        data-layer="town"
        {...halo}
        fill="var(--ink)"
        stroke="var(--zone-extended)"
        strokeOpacity={0.55}
        strokeWidth={4}
        fontSize={21}
        fontWeight={650}
      >
        {towns.map(({ name, label, isMajor }) => (
          <text key={name} {...label} {...(isMajor ? {} : { fontSize: '.9em', fontWeight: 500 })}>
            {name}
          </text>
        ))}
      </g>
      <g data-layer="minutes" fontSize={26} fontWeight={600} textAnchor="middle">
        {minuteTags.map(({ zone, at }) => (
          <MinuteTag key={zone} at={at} minutes={minutes[zone]} />
        ))}
      </g>
      <text data-layer="compass" x={836} y={44} textAnchor="middle" fill="var(--ink)" fontSize={20} fontWeight={600}>
        N
      </text>
    </Artwork>
  )
}
