import { brokenWindow } from '../../art/motifs/service-windows.tsx'
import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { QuoteLink } from '../../components/links.tsx'
import { Checklist } from '../../components/lists.tsx'
import { Quantity } from '../../components/measures.tsx'
import { NoBreak } from '../../components/no-break.tsx'
import { Split } from '../../components/section.tsx'
import { SampleSheet } from '../shared/sample-sheet.tsx'
import { thumbnails } from './drawings/thumbnails.tsx'
import styles from './insurance.module.css'
import { emergency } from './words.ts'

const { insurance } = emergency
const { sample } = insurance

export function Insurance() {
  return (
    <CollapsibleSection id="insurance" tone="ice" thumbnail={thumbnails.insurance} {...insurance}>
      <Split pictureSide="right" picture={<SampleEstimate />}>
        <Checklist items={insurance.points} />
        <p className={styles.payment}>
          <NoBreak>{insurance.payment}</NoBreak>
        </p>
        <p>
          <QuoteLink>{insurance.quote}</QuoteLink>
        </p>
      </Split>
    </CollapsibleSection>
  )
}

/** The file on the table: a made-up estimate, and a photo of the damage clipped to it. */
function SampleEstimate() {
  return (
    <figure className={styles.file}>
      <div className={styles.sheet}>
        <SampleSheet title={sample.title} mark={sample.mark}>
          <dl>
            {sample.lines.map(({ term, description }) => (
              <div key={term} className={styles.line}>
                <dt className={styles.term}>{term}</dt>
                <dd className={styles.description}>{description}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.valid}>
            <Quantity className={styles.days} value={sample.valid.value} unit="" /> {sample.valid.unit}
          </p>
        </SampleSheet>
        <div className={styles.photo}>
          <Drawing of={brokenWindow} alt="" />
        </div>
      </div>
      <figcaption className={styles.note}>{sample.note}</figcaption>
    </figure>
  )
}
