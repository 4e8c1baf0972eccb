import type { ReactNode } from 'react'
import { ArrivalMapLabels, arrivalMap } from '../../art/map/arrival-map.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { Collapsible } from '../../components/folding.tsx'
import { listTicks, Quantity, Ruler, ScaleLabels } from '../../components/measures.tsx'
import { arrivalMinutes } from '../../content/claims.ts'
import { arrivalGroups, arrivalMapAlt } from '../../content/places.ts'
import { formatRange } from '../../lib/format.ts'
import styles from './arrival-map.module.css'

type MapBesideProps = {
  side: 'left' | 'right'
  head?: ReactNode
  /** What the map shows, said in words: a table or a list. */
  children: ReactNode
}

/** The arrival map beside its heading and its list. On phones it stands between the two. */
export function MapBeside({ side, head, children }: MapBesideProps) {
  return (
    <div className={`${styles.columns} ${side === 'left' ? styles.left : styles.right}`}>
      {head && <div className={styles.head}>{head}</div>}
      <div className={styles.beside}>
        <ArrivalMap />
      </div>
      <div className={styles.list}>{children}</div>
    </div>
  )
}

const minutes = {
  central: formatRange(arrivalMinutes.central),
  innerCity: formatRange(arrivalMinutes.innerCity),
  suburban: formatRange(arrivalMinutes.suburban),
  extended: formatRange(arrivalMinutes.extended),
}

/** The land is a picture file; the words over it are text, in the site's own type. */
function ArrivalMap() {
  return (
    <div className={styles.map}>
      <Drawing of={arrivalMap} alt={arrivalMapAlt} />
      <ArrivalMapLabels className={`fill ${styles.labels}`} minutes={minutes} />
    </div>
  )
}

const ticks = listTicks(
  arrivalGroups.map((group) => group.minutes),
  15,
)
const length = ticks.at(-1) ?? 0

/** Average emergency arrival by group of neighbourhoods, over one axis. The neighbourhoods are folded under each. */
export function ArrivalGroups() {
  return (
    <div className={styles.groups}>
      {arrivalGroups.map((group) => (
        <Collapsible
          key={group.name}
          keepsSummaryWhenWide
          className={styles.group}
          summary={
            <span className={styles.row}>
              <span className={styles.name}>{`${group.name} `}</span>
              <Ruler size="flat" length={length} minorEvery={15} majorEvery={length} measured={group.minutes} />
              <Quantity className={styles.value} value={formatRange(group.minutes)} unit="min" />
            </span>
          }
        >
          <p className="small">
            {group.note && `${group.note}: `}
            {group.places.join(', ')}
          </p>
        </Collapsible>
      ))}
      <div className={`${styles.row} ${styles.axis}`}>
        <span />
        <ScaleLabels ticks={ticks.map((tick) => (tick === length ? `${tick} min` : tick))} />
        <span />
      </div>
    </div>
  )
}
