import { brokenWindow } from '../../art/motifs/service-windows.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { Quantity } from '../../components/measures.tsx'
import { SampleSheet } from '../shared/sample-sheet.tsx'
import styles from './sample-estimate.module.css'
import { emergency } from './words.ts'

const { sample } = emergency.insurance

/** The file on the table: a made-up estimate, and a photo of the damage clipped to it. */
export function SampleEstimate() {
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
