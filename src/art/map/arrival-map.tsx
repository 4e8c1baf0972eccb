import type { ComponentProps } from 'react'
import { Artwork } from '../kit/artwork.tsx'
import { crop, drawing } from '../kit/drawing.tsx'
import { linePath } from '../kit/geometry.ts'
import { outlined, stroke } from '../kit/strokes.ts'
import { downtown, mapSide } from './arrival-coordinates.ts'
import { geography, zones } from './arrival-geography.ts'
import { dotRadius, neighbourhoodDots, towns } from './arrival-places.ts'

export const arrivalMap = drawing('arrival-map', <ArrivalMap />)
export const communitiesThumbnail = drawing('communities-thumbnail', crop(arrivalMap))

const road = { ...stroke('ink', 1.2), opacity: 0.38 } as const
const casing = { fill: 'none', stroke: 'var(--map-casing)', strokeLinecap: 'round' } as const

function Zones() {
  const { extended, suburban, innerCity, central } = zones
  return (
    <>
      <path fill="var(--zone-extended)" stroke="var(--line-2)" d={extended} />
      <path {...road} d={geography.transCanada} />
      <path fill="var(--zone-suburban)" stroke="var(--line-2)" strokeOpacity={0.7} d={suburban} />
      <path fill="var(--zone-inner-city)" d={innerCity} />
      <path fill="url(#arrival-map-blocks)" d={suburban} />
      <path {...stroke('ink', 1.2)} strokeDasharray="2 5" opacity={0.75} d={geography.cityLimit} />
      <path {...road} d={geography.stoneyTrail} />
      <path {...road} opacity={0.55} strokeDasharray="22 5 4 5" d={`M${downtown[0]} 148v552M194 ${downtown[1]}h468`} />
      <path fill="var(--zone-central)" d={central} />
    </>
  )
}

/** Water and the main road, each with a pale outline that sets it off from the zones. */
function WaterAndRoad() {
  const { bow, elbow, reservoir, deerfootTrail } = geography
  return (
    <>
      <path {...casing} strokeWidth={11} d={bow} />
      <path {...casing} strokeWidth={8} d={elbow} />
      <g fill="none" stroke="var(--map-river)" strokeLinecap="round">
        <path strokeWidth={6.5} d={bow} />
        <path strokeWidth={4} d={elbow} />
      </g>
      <path {...outlined('map-river', 1.5, 'map-casing')} d={reservoir} />
      <path {...casing} strokeWidth={7} d={deerfootTrail} />
      <path {...stroke('ink', 3.2)} d={deerfootTrail} />
    </>
  )
}

/** Small, and with an edge in the colour that lifts them off water and roads. The core is dark, so its dots are pale. */
function NeighbourhoodDots() {
  return (
    <g {...outlined('ink', 1.5, 'map-casing')}>
      {neighbourhoodDots.map(({ name, group, at: [x, y] }) => (
        <circle
          key={name}
          cx={x}
          cy={y}
          r={dotRadius}
          {...(group === 'central' ? { fill: 'var(--map-casing)', stroke: 'none' } : {})}
        />
      ))}
    </g>
  )
}

/**
 * Calgary and the towns around it, shaded by how soon we arrive. Words come from ArrivalMapLabels, laid over it, and with
 * them leaders to the minutes; a map with words of its own has none.
 */
export function ArrivalMap({ children, ...props }: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox={`0 0 ${mapSide} ${mapSide}`} fill="var(--ice-1)" {...props}>
      <defs>
        <clipPath id="arrival-map-frame">
          <path d="M13 13h874v874H13z" />
        </clipPath>
        <pattern
          id="arrival-map-blocks"
          width={13}
          height={13}
          patternUnits="userSpaceOnUse"
          x={downtown[0]}
          y={downtown[1]}
        >
          <path fill="none" stroke="var(--map-casing)" strokeOpacity={0.3} d="M0 0h13M0 0v13" />
        </pattern>
      </defs>
      <path d={`M0 0h${mapSide}v${mapSide}H0z`} />
      <g clipPath="url(#arrival-map-frame)">
        <path fill="none" stroke="var(--line)" opacity={0.75} d={geography.grid} />
        <Zones />
        <WaterAndRoad />
      </g>
      <g fill="var(--pane)" stroke="var(--ink)">
        {towns.map(({ name, at: [x, y], isMajor }) => (
          <circle key={name} cx={x} cy={y} r={isMajor ? 7 : 5} strokeWidth={isMajor ? 3 : 2.4} />
        ))}
      </g>
      <NeighbourhoodDots />
      <path fill="var(--ink)" d="M836 50l10 44-10-8-10 8z" />
      <path
        {...stroke('line-2', 1.2)}
        opacity={0.85}
        d="M1 1h898v898H1zM13 13h874v874H13zM1 1l12 12M899 1l-12 12M1 899l12-12M899 899l-12-12"
      />
      {children ?? (
        <>
          <path {...stroke('ink', 2)} d={leaders.lines} />
          <path {...outlined('ink', 2, 'snow')} d={leaders.ends} />
        </>
      )}
    </Artwork>
  )
}

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

type ArrivalMapLabelsProps = ComponentProps<'svg'> & { minutes: ArrivalMinutes }

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

/** The tags with minutes stand outside the zones, in the free corner, each with a leader to a square in its zone. */
const minuteTags = [
  { zone: 'extended', at: [806, 130], to: [652, 226] },
  { zone: 'suburban', at: [806, 202], to: [602, 322] },
  { zone: 'innerCity', at: [806, 274], to: [526, 374] },
  { zone: 'central', at: [806, 346], to: [444, 450] },
] as const

const leaders = {
  lines: minuteTags.map(({ at, to }) => linePath([at, to])).join(''),
  ends: minuteTags.map(({ to: [x, y] }) => `M${x - 6} ${y - 6}h12v12h-12z`).join(''),
}
