import { QuoteLink } from '../../components/arrow-link.tsx'
import { Band } from '../../components/band.tsx'
import { FactList } from '../../components/fact-list.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { commercial } from '../../content/commercial.ts'
import { HugeFigure } from './huge-figure.tsx'
import styles from './insurance-claims.module.css'

const { insurance } = commercial

export function InsuranceClaims() {
  return (
    <Band id="insurance" tone="snow">
      <div className={styles.columns}>
        <div className={styles.words}>
          <SectionHead of="insurance" lie="stacked" {...insurance} />
          <QuoteLink issue="commercial">{insurance.quote}</QuoteLink>
        </div>
        <div>
          <HugeFigure value={insurance.liability.value} unit="" says={insurance.liability.says} />
          <FactList facts={insurance.facts} termsAre="words" />
        </div>
      </div>
    </Band>
  )
}
