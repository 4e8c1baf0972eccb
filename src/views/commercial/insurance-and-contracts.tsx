import { QuoteLink } from '../../components/links.tsx'
import { FactList } from '../../components/lists.tsx'
import { type Figure, Quantity, Ruler } from '../../components/measures.tsx'
import { CollapsibleSection } from '../../components/section.tsx'
import { listProvenFacts } from '../../content/business.ts'
import { thumbnails } from './drawings/facade-survey.tsx'
import styles from './insurance-and-contracts.module.css'
import { commercial } from './words.ts'

const { insurance, contracts } = commercial

export function InsuranceClaims() {
  return (
    <CollapsibleSection
      id="insurance"
      tone="snow"
      thumbnail={thumbnails.insurance}
      {...insurance}
      leadPosition="beside"
    >
      <div className={styles.claims}>
        <HugeFigure value={insurance.liability.value} unit="" description={insurance.liability.description} />
        <div>
          <FactList facts={[...insurance.facts, ...listProvenFacts()]} termsAre="words" />
          <QuoteLink>{insurance.quote}</QuoteLink>
        </div>
      </div>
    </CollapsibleSection>
  )
}

export function MaintenanceContracts() {
  return (
    <CollapsibleSection
      id="contracts"
      tone="snow"
      thumbnail={thumbnails.contracts}
      {...contracts}
      leadPosition="beside"
    >
      <HugeFigure {...contracts.saving} />
      <YearOfVisits />
      <h3 className={styles.termsTitle}>{contracts.termsTitle}</h3>
      <div className={styles.terms}>
        <FactList facts={contracts.terms} termsAre="words" />
        <QuoteLink>{contracts.quote}</QuoteLink>
      </div>
    </CollapsibleSection>
  )
}

/** A year on the ruler with a visit in every quarter, and what each season does to glass. */
function YearOfVisits() {
  return (
    <div className={styles.across}>
      <div className={styles.year} aria-hidden="true">
        <Ruler size="low" length={12} minorEvery={1} majorEvery={3} />
        <ol className={`small ${styles.months}`}>
          {contracts.months.map((month) => (
            <li key={month}>{month}</li>
          ))}
        </ol>
      </div>
      <ol className={styles.quarters}>
        {contracts.quarters.map(({ name, description }) => (
          <li key={name} className={styles.quarter}>
            <h3 className={styles.name}>{name}</h3>
            <p className={`small ${styles.season}`}>{description}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The one figure of a section, as large as a title, over what it measures. */
function HugeFigure({ value, unit, description }: Figure) {
  return (
    <p className={styles.figure}>
      <Quantity className={styles.value} value={value} unit={unit} />
      <span className={styles.measures}>{` ${description}`}</span>
    </p>
  )
}
