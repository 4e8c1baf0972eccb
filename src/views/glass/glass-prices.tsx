import { MoreLink } from '../../components/arrow-link.tsx'
import { Collapsible } from '../../components/collapsible.tsx'
import { NoBreak } from '../../components/no-break.tsx'
import { Quantity } from '../../components/quantity.tsx'
import { Section } from '../../components/section.tsx'
import { SectionTitle } from '../../components/section-title.tsx'
import { costHref, cost as costTool } from '../../tools/cost/words.ts'
import styles from './glass-prices.module.css'
import { glass } from './words.ts'

const { cost } = glass

function FactorsSummary() {
  return (
    <>
      <span className={styles.factors}>{cost.factorsTitle}</span>
      <span className={styles.answer}>{cost.factorsAnswer}</span>
    </>
  )
}

export function GlassPrices() {
  return (
    <Section id="cost" tone="snow">
      <div className={styles.columns}>
        <div>
          <SectionTitle sectionId="cost" eyebrow={cost.eyebrow} title={cost.title} />
          <p className={`lead ${styles.lead}`}>
            <Quantity className={styles.price} value={cost.price} unit="" /> {cost.lead}
          </p>
        </div>
        <div>
          <Collapsible summary={<FactorsSummary />} isOpenWide>
            <dl>
              {cost.factors.map(({ name, description }) => (
                <div key={name} className={styles.factor}>
                  <dt>{name}</dt>
                  <dd className={styles.description}>{description}</dd>
                </div>
              ))}
            </dl>
          </Collapsible>
          <p className={`${styles.description} ${styles.payment}`}>
            <NoBreak>{cost.payment}</NoBreak>
          </p>
          <MoreLink href={costHref('glass')}>{costTool.link}</MoreLink>
        </div>
      </div>
    </Section>
  )
}
