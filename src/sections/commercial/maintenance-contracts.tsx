import { QuoteLink } from '../../components/arrow-link.tsx'
import { Band } from '../../components/band.tsx'
import { FactList } from '../../components/fact-list.tsx'
import { Ruler } from '../../components/ruler.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { commercial } from '../../content/commercial.ts'
import { HugeFigure } from './huge-figure.tsx'
import styles from './maintenance-contracts.module.css'

const { contracts } = commercial

/** A year on the ruler with a visit in every quarter, and what each season does to glass. */
function YearOfVisits() {
  return (
    <div>
      <div className={styles.year} aria-hidden="true">
        <Ruler size="low" length={12} minorEvery={1} majorEvery={3} />
        <ol className={styles.months}>
          {contracts.months.map((month) => (
            <li key={month}>{month}</li>
          ))}
        </ol>
      </div>
      <ol className={styles.quarters}>
        {contracts.quarters.map(({ name, says }) => (
          <li key={name} className={styles.quarter}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.says}>{says}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

export function MaintenanceContracts() {
  return (
    <Band id="contracts" tone="snow">
      <SectionHead of="contracts" {...contracts} />
      <YearOfVisits />
      <div className={styles.terms}>
        <div>
          <HugeFigure {...contracts.saving} />
          <QuoteLink issue="commercial">{contracts.quote}</QuoteLink>
        </div>
        <FactList facts={contracts.terms} termsAre="words" />
      </div>
    </Band>
  )
}
