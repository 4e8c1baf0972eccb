import { Band } from '../../components/band.tsx'
import { BandTitle } from '../../components/band-title.tsx'
import { Measure } from '../../components/measure.tsx'
import { RangeChart } from '../../components/range-chart.tsx'
import { glass } from '../../content/glass.ts'
import styles from './cost-and-warranty.module.css'

const { cost } = glass

function Price() {
  return (
    <div>
      <BandTitle of="cost" subject={cost.subject} title={cost.title} />
      <p className={styles.price}>
        <Measure className={styles.figure} {...cost.price} /> {cost.lead}
      </p>
    </div>
  )
}

function Factors() {
  return (
    <div>
      <h3>{cost.factorsTitle}</h3>
      <dl className={styles.factors}>
        {cost.factors.map(({ name, says }) => (
          <div key={name} className={styles.factor}>
            <dt>{name}</dt>
            <dd className={styles.says}>{says}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

export function CostAndWarranty() {
  return (
    <Band id="cost" tone="snow">
      <div className={styles.columns}>
        <Price />
        <Factors />
      </div>
      <div className={`${styles.columns} ${styles.years}`}>
        <div>
          <h3>{cost.yearsTitle}</h3>
          <p className={styles.saving}>
            <Measure className={styles.figure} value={cost.saving.value} unit="" /> {cost.saving.says}
          </p>
          <p className={styles.payment}>{cost.payment}</p>
        </div>
        <RangeChart rows={cost.years} unit="years" length={20} every={1} scale={[0, 5, 10, 15, 20]} />
      </div>
    </Band>
  )
}
