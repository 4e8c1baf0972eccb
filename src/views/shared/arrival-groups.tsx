import { Collapsible } from '../../components/folding.tsx'
import { Quantity, Ruler, ScaleLabels } from '../../components/measures.tsx'
import { arrivalGroups } from '../../content/areas.ts'
import { formatRange } from '../../lib/format.ts'
import { listTicks } from '../../lib/ticks.ts'
import styles from './arrival-groups.module.css'

const ticks = listTicks(
  arrivalGroups.map(({ minutes }) => minutes),
  15,
)
const length = ticks.at(-1) ?? 0

/** Average emergency arrival by group of neighbourhoods, over one axis. The neighbourhoods are folded under each. */
export function ArrivalGroups() {
  return (
    <div className={styles.chart}>
      {arrivalGroups.map(({ name, note, places, minutes }) => (
        <Collapsible
          key={name}
          isOpenWide
          className={styles.group}
          summary={
            <span className={styles.row}>
              <span className={styles.name}>{name}</span>
              <Ruler size="flat" length={length} minorEvery={15} majorEvery={length} measured={minutes} />
              <Quantity className={styles.value} value={formatRange(minutes)} unit="min" />
            </span>
          }
        >
          <p className={styles.places}>
            {note && `${note}: `}
            {places.join(', ')}
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
