import { arrivals } from '../content/areas.ts'
import { formatRange } from '../lib/format.ts'
import styles from './arrival-chart.module.css'
import { Measure } from './measure.tsx'
import { Ruler } from './ruler.tsx'

const longest = Math.max(...arrivals.map(({ minutes }) => minutes.to))
const scale = [0, longest / 3, (longest * 2) / 3, longest]

/** Average arrival by area, each measured off on the same ruler. */
export function ArrivalChart() {
  return (
    <div>
      <dl className={styles.chart}>
        {arrivals.map(({ area, covers, minutes }) => (
          <div key={area} className={styles.row}>
            <dt className={styles.area}>
              {area}
              <span className={styles.covers}>{covers}</span>
            </dt>
            <dd>
              <Measure className={styles.minutes} value={formatRange(minutes)} unit="min" />
            </dd>
            <Ruler size="flat" length={longest} minorEvery={5} majorEvery={longest} measured={minutes} />
          </div>
        ))}
      </dl>
      <div className={styles.scale} aria-hidden="true">
        {scale.map((minute) => (
          <span key={minute}>{minute === longest ? `${minute} min` : minute}</span>
        ))}
      </div>
    </div>
  )
}
