import type { ComponentProps } from 'react'
import { Artwork } from '../kit/artwork.tsx'
import { crop, drawing } from '../kit/drawing.tsx'
import { geography } from './arrival-geography.ts'
import { dotRadius, neighbourhoodDots, towns } from './arrival-places.ts'
import { downtown, mapSide } from './arrival-projection.ts'
import { zones } from './arrival-zones.ts'
import { leaders } from './minute-tags.ts'

export const arrivalMap = drawing('arrival-map', ArrivalMap)
export const communitiesThumbnail = drawing('communities-thumbnail', crop(arrivalMap))

const road = { fill: 'none', stroke: 'var(--ink)', strokeWidth: 1.2, opacity: 0.38 } as const
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
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth={1.2}
        strokeDasharray="2 5"
        opacity={0.75}
        d={geography.cityLimit}
      />
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
      <path fill="var(--map-river)" stroke="var(--map-casing)" strokeWidth={1.5} d={reservoir} />
      <path {...casing} strokeWidth={7} d={deerfootTrail} />
      <path fill="none" stroke="var(--ink)" strokeWidth={3.2} d={deerfootTrail} />
    </>
  )
}

/** Small, and with an edge in the colour that lifts them off water and roads. The core is dark, so its dots are pale. */
function NeighbourhoodDots() {
  return (
    <g fill="var(--ink)" stroke="var(--map-casing)" strokeWidth={1.5}>
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

/** Calgary and the towns around it, shaded by how soon we arrive. Words come from ArrivalMapLabels, laid over it. */
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
        fill="none"
        stroke="var(--line-2)"
        strokeWidth={1.2}
        opacity={0.85}
        d="M1 1h898v898H1zM13 13h874v874H13zM1 1l12 12M899 1l-12 12M1 899l12-12M899 899l-12-12"
      />
      <path fill="none" stroke="var(--ink)" strokeWidth={2} d={leaders.lines} />
      <path fill="var(--ink)" stroke="var(--snow)" strokeWidth={2} d={leaders.ends} />
      {children}
    </Artwork>
  )
}
