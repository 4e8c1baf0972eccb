import { ButtonRow, SmsButton } from '../../components/buttons.tsx'
import { Collapsible } from '../../components/folding.tsx'
import { QuoteLink } from '../../components/links.tsx'
import { CalloutList } from '../../components/lists.tsx'
import { Quantity } from '../../components/measures.tsx'
import { Section, SectionTitle } from '../../components/section.tsx'
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
