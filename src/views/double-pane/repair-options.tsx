import { QuoteLink } from '../../components/links.tsx'
import { Quantity } from '../../components/measures.tsx'
import { ItemPoints } from '../../components/pictured-item.tsx'
import { Section, SectionHead } from '../../components/section.tsx'
import { ToolLinks } from '../../tools/tool-links.tsx'
import { OptionFrame, OptionReseal, OptionUnit } from './drawings/repair-options.tsx'
import styles from './repair-options.module.css'
import { doublePane } from './words.ts'

const { options } = doublePane

// In the page: as files they would be one request more before anyone scrolls.
const pictures = { seal: OptionReseal, unit: OptionUnit, frame: OptionFrame }

/** Three cuts on one sill; in each the part that is worked on is solid. Their parts lie on the same lines. */
export function RepairOptions() {
  return (
    <Section id="options" tone="snow">
      <SectionHead sectionId="options" {...options} />
      <ul className={styles.options}>
        {options.options.map(({ part, name, price, per, description, details, quote }) => {
          const Picture = pictures[part]
          return (
            <li key={name} className={styles.option}>
              <Picture className={`fluid ${styles.picture}`} />
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.price}>
                <Quantity className={styles.value} value={price} unit="" />
                <span className={`small ${styles.per}`}>{per}</span>
              </p>
              <div className={styles.words}>
                <p className={`small ${styles.description}`}>{description}</p>
                <div className={styles.points}>
                  <ItemPoints points={details} />
                </div>
              </div>
              <p>
                <QuoteLink issue={quote.issue}>{quote.label}</QuoteLink>
              </p>
            </li>
          )
        })}
      </ul>
      <p className={`small ${styles.warranty}`}>{options.warranty}</p>
      <ToolLinks on="prices-doublePane" />
    </Section>
  )
}
