import { Band } from '../../components/band.tsx'
import { Measure } from '../../components/measure.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { servicesPage } from '../../content/services-page.ts'
import styles from './reasons.module.css'

const { reasons } = servicesPage

/** Six reasons as a ledger: a numeral, what it counts, and what that means for the visitor. */
export function Reasons() {
  return (
    <Band id="why" tone="snow">
      <SectionHead of="why" {...reasons} />
      <ul className={styles.ledger}>
        {reasons.list.map(({ value, unit, name, says }) => (
          <li key={name} className={styles.reason}>
            <Measure className={styles.value} value={value} unit={unit} />
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.says}>{says}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
