import { Band } from '../../components/band.tsx'
import { Measure } from '../../components/measure.tsx'
import { Ruler } from '../../components/ruler.tsx'
import { Scale } from '../../components/scale.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { doublePane } from '../../content/double-pane.ts'
import styles from './energy-savings.module.css'

const { savings } = doublePane

/** Two figures on a ruler of per cent, each with what else a sealed space does. */
export function EnergySavings() {
  return (
    <Band id="savings" tone="ice">
      <SectionHead of="savings" {...savings} />
      <div className={styles.columns}>
        {savings.figures.map(({ value, range, says }) => (
          <div key={says}>
            <Measure className={styles.value} value={`${value}%`} unit="" />
            <p className={styles.means}>{says}</p>
            <Ruler size="low" length={100} minorEvery={5} majorEvery={50} measured={range} />
            <Scale ticks={[0, '100%']} />
          </div>
        ))}
        {savings.benefits.map(({ name, says }) => (
          <div key={name}>
            <h3>{name}</h3>
            <p className={styles.says}>{says}</p>
          </div>
        ))}
      </div>
    </Band>
  )
}
