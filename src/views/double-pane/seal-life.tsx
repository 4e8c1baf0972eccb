import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { RangeChart } from '../../components/measures.tsx'
import styles from './seal-life.module.css'
import { doublePane } from './words.ts'

const { life } = doublePane

/** The ruler is as long as the longest life, in whole decades, which are what is written under it. */
const decades = Math.ceil(Math.max(...life.grades.map(({ range }) => range.to)) / 10)
const scale = Array.from({ length: decades + 1 }, (_, decade) => decade * 10)

export function SealLife() {
  return (
    <CollapsibleSection id="seal-life" tone="snow" {...life} leadPosition="beside">
      <div className={styles.chart}>
        <RangeChart rows={life.grades} unit={life.unit} length={decades * 10} every={5} scale={scale} />
      </div>
    </CollapsibleSection>
  )
}
