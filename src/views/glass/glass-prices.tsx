import { Collapsible } from '../../components/folding.tsx'
import { Quantity } from '../../components/measures.tsx'
import { NoBreak } from '../../components/no-break.tsx'
import { Section, SectionTitle } from '../../components/section.tsx'
import { ToolLinks } from '../../tools/tool-links.tsx'
import styles from './glass-prices.module.css'
import { glass } from './words.ts'

const { cost } = glass

function FactorsSummary() {
  return (
    <>
      <span className={styles.factors}>{cost.factorsTitle}</span>
      <span className={`small ${styles.answer}`}>{cost.factorsAnswer}</span>
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
                  <dd className="small">{description}</dd>
                </div>
              ))}
            </dl>
          </Collapsible>
          <p className={`small ${styles.payment}`}>
            <NoBreak>{cost.payment}</NoBreak>
          </p>
          <ToolLinks on="prices-glass" />
        </div>
      </div>
    </Section>
  )
}
