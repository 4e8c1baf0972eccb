import { Drawing } from '../../components/drawing.tsx'
import { Measure } from '../../components/measure.tsx'
import { emergency } from '../../content/emergency.ts'
import styles from './sample-estimate.module.css'

const { sample } = emergency.insurance

/** The file on the table: a made-up estimate, and a photo of the damage clipped to it. */
export function SampleEstimate() {
  return (
    <figure className={styles.file}>
      <div className={styles.sheet}>
        <div className={styles.top}>
          <h3>{sample.title}</h3>
          <span className={styles.mark}>{sample.mark}</span>
        </div>
        <dl>
          {sample.lines.map(({ term, says }) => (
            <div key={term} className={styles.line}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.says}>{says}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.valid}>
          <Measure className={styles.days} value={sample.valid.value} unit="" /> {sample.valid.unit}
        </p>
      </div>
      <div className={styles.photo}>
        <Drawing name="broken-window" alt="" />
      </div>
      <figcaption className={styles.note}>{sample.note}</figcaption>
    </figure>
  )
}
