import { QuoteLink } from '../../components/arrow-link.tsx'
import { Band } from '../../components/band.tsx'
import { Measure } from '../../components/measure.tsx'
import { ItemPoints, ItemText, PicturedItem } from '../../components/pictured-item.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { doublePane } from '../../content/double-pane.ts'
import styles from './repair-options.module.css'

const { options } = doublePane

/** Three cuts on one sill; in each the part that is worked on is solid. */
export function RepairOptions() {
  return (
    <Band id="options" tone="snow">
      <SectionHead of="options" {...options} />
      <ul className={styles.options}>
        {options.options.map(({ drawing, name, price, per, says, details, quote }) => (
          <PicturedItem key={name} drawing={drawing} name={name}>
            <p className={styles.price}>
              <Measure className={styles.value} value={price} unit="" />
              <span className={styles.per}>{per}</span>
            </p>
            <ItemText>{says}</ItemText>
            <ItemPoints points={details} />
            <QuoteLink issue={quote.issue}>{quote.label}</QuoteLink>
          </PicturedItem>
        ))}
      </ul>
      <p className={styles.warranty}>{options.warranty}</p>
    </Band>
  )
}
