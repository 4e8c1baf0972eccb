import { Band } from '../../components/band.tsx'
import { Measure } from '../../components/measure.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { SpacerRuler } from '../../components/spacer-ruler.tsx'
import { claims } from '../../content/claims.ts'
import { emergency } from '../../content/emergency.ts'
import styles from './response-guarantee.module.css'

const { guarantee } = emergency
const { responseMinutes, averageResponseMinutes, sameDayPercent, satisfaction } = claims

type ReadingProps = { name: string; says: string; className?: string | undefined }

function Reading({ name, says, className = '' }: ReadingProps) {
  return (
    <dd className={`${styles.reading} ${className}`.trim()}>
      <strong className={styles.name}>{name}</strong>
      {says}
    </dd>
  )
}

/** Four figures on lengths of spacer bar: every hole is a unit. */
export function ResponseGuarantee() {
  return (
    <Band id="guarantee" tone="snow">
      <SectionHead of="guarantee" {...guarantee} />
      <div className={styles.gauges}>
        <div className={styles.response}>
          <dl className={styles.guaranteed}>
            <dt>
              <Measure className={styles.huge} value={String(responseMinutes)} unit="min" />
            </dt>
            <Reading {...guarantee.response} />
          </dl>
          <SpacerRuler holes={responseMinutes} measured={averageResponseMinutes} isMarked />
          <dl className={styles.average}>
            <dt>
              <Measure className={styles.middling} value={String(averageResponseMinutes)} unit="min" />
            </dt>
            <Reading {...guarantee.average} />
          </dl>
        </div>
        <dl className={styles.gauge}>
          <dt>
            <Measure className={styles.large} value={String(sameDayPercent)} unit="%" />
          </dt>
          <dd>
            <SpacerRuler holes={10} measured={sameDayPercent / 10} />
          </dd>
          <Reading {...guarantee.sameDay} className={styles.under} />
        </dl>
        <dl className={styles.gauge}>
          <dt>
            <Measure className={styles.large} value={String(satisfaction.score)} unit={`/${satisfaction.outOf}`} />
          </dt>
          <dd>
            <SpacerRuler holes={satisfaction.outOf} measured={satisfaction.score} />
          </dd>
          <Reading {...guarantee.satisfaction} className={styles.under} />
        </dl>
      </div>
    </Band>
  )
}
