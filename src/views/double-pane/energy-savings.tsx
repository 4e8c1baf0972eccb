import { Collapsible } from '../../components/folding.tsx'
import { Quantity, Ruler } from '../../components/measures.tsx'
import { Section, SectionHead } from '../../components/section.tsx'
import styles from './energy-savings.module.css'
import { doublePane } from './words.ts'

const { savings } = doublePane

/** Two figures on rulers of a hundred, beside the head on wide screens; what else a sealed space does is under them. */
export function EnergySavings() {
  return (
    <Section id="savings" tone="ice">
      <div className={styles.columns}>
        <SectionHead sectionId="savings" layout="stacked" {...savings} />
        <div className={styles.figures}>
          {savings.figures.map(({ value, range, description }) => (
            <div key={description} className={styles.figure}>
              <Quantity className={styles.value} value={`${value}%`} unit="" />
              <p className={styles.means}>{description}</p>
              <Ruler size="low" length={100} minorEvery={10} majorEvery={50} measured={range} />
            </div>
          ))}
        </div>
        <div className={styles.more}>
          <Collapsible summary={savings.benefitsTitle} isOpenWide hidesSummaryWhenWide>
            <div className={styles.benefits}>
              {savings.benefits.map(({ name, description }) => (
                <div key={name}>
                  <h3>{name}</h3>
                  <p className={styles.description}>{description}</p>
                </div>
              ))}
            </div>
          </Collapsible>
        </div>
      </div>
    </Section>
  )
}
