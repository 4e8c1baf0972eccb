import type { Range } from '../lib/format.ts'
import { Quantity } from './quantity.tsx'
import styles from './range-chart.module.css'
import { Ruler } from './ruler.tsx'
import { TickLabels } from './tick-labels.tsx'

type Row = {
  readonly name: string
  /** Explains the name, where it needs it. */
  readonly note: string
  readonly value: string
  readonly range: Range
  /** A stretch after the range that not every case reaches. */
  readonly possible?: Range
}

type RangeChartProps = {
  rows: readonly Row[]
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
        {rows.map(({ name, note, value, range, possible }) => (
          <div key={name} className={styles.row}>
            <dt className={styles.name}>
              {name}
              {note && <span className={styles.note}>{note}</span>}
            </dt>
            <dd>
              <Quantity className={styles.value} value={value} unit={unit} />
            </dd>
            <Ruler
              size="flat"
              length={length}
              minorEvery={every}
              majorEvery={length}
              measured={range}
              possible={possible}
            />
          </div>
        ))}
      </dl>
      <TickLabels ticks={scale.map((tick) => (tick === length ? `${tick} ${unit}` : tick))} />
    </div>
  )
}
