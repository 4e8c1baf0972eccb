import { QuoteLink } from '../../components/arrow-link.tsx'
import { ButtonRow } from '../../components/button-row.tsx'
import { CalloutList } from '../../components/callout-list.tsx'
import { Collapsible } from '../../components/collapsible.tsx'
import { SmsButton } from '../../components/contact-buttons.tsx'
import { Quantity } from '../../components/quantity.tsx'
import { Section } from '../../components/section.tsx'
import { SectionTitle } from '../../components/section-title.tsx'
import styles from './free-assessment.module.css'
import { doublePane } from './words.ts'

const { assessment } = doublePane

export function FreeAssessment() {
  return (
    <Section id="assessment" tone="ice">
      <div className={styles.columns}>
        <div>
          <SectionTitle sectionId="assessment" eyebrow={assessment.eyebrow} title={assessment.title} />
          <Quantity className={styles.price} value={assessment.price} unit="" />
          <p className={`lead ${styles.lead}`}>{assessment.lead}</p>
          <ButtonRow>
            <SmsButton page="doublePane" isLarge label={assessment.text} />
            <QuoteLink isButtonOnPhones>{assessment.quote}</QuoteLink>
          </ButtonRow>
        </div>
        <Collapsible summary={assessment.stepsTitle} isOpenWide hidesSummaryWhenWide>
          <CalloutList orientation="vertical" items={assessment.steps} />
        </Collapsible>
      </div>
    </Section>
  )
}
