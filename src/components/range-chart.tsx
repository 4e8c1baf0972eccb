import type { Range } from '../lib/format.ts'
import { Measure } from './measure.tsx'
import styles from './range-chart.module.css'
import { Ruler } from './ruler.tsx'

type RangeChartProps = {
  rows: readonly { readonly name: string; readonly note: string; readonly value: string; readonly range: Range }[]
  unit: string
  /** How long the ruler is, how often it has a tick, and which of them are written under it. */
  length: number
  every: number
  scale: readonly number[]
}

/** Stretches of time, each measured off on the same ruler: minutes to arrive, years that a seal lasts. */
export function RangeChart({ rows, unit, length, every, scale }: RangeChartProps) {
  return (
    <div>
      <dl className={styles.chart}>
        {rows.map(({ name, note, value, range }) => (
          <div key={name} className={styles.row}>
            <dt className={styles.name}>
              {name}
              <span className={styles.note}>{note}</span>
            </dt>
            <dd>
              <Measure className={styles.value} value={value} unit={unit} />
            </dd>
            <Ruler size="flat" length={length} minorEvery={every} majorEvery={length} measured={range} />
          </div>
        ))}
      </dl>
      <div className={styles.scale} aria-hidden="true">
        {scale.map((tick) => (
          <span key={tick}>{tick === length ? `${tick} ${unit}` : tick}</span>
        ))}
      </div>
    </div>
  )
}
