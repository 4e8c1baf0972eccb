import { Quantity, SpacerRuler } from '../../components/measures.tsx'
import { Section, SectionHead } from '../../components/section.tsx'
import { claims } from '../../content/claims.ts'
import styles from './response-guarantee.module.css'
import { emergency } from './words.ts'

const { guarantee } = emergency
const { responseMinutes, averageResponseMinutes, sameDayPercent, satisfaction } = claims

type Words = { name: string; description: string }

function Reading({ name, description }: Words) {
  return (
    <dd className={`small ${styles.reading}`}>
      <strong className={styles.name}>{name}</strong> {description}
    </dd>
  )
}

/** The average measured off under the bar: from its start to the mark on it. */
function AverageLine() {
  return (
    <svg className={styles.line} viewBox={`0 0 ${responseMinutes} 2`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 0v2M${averageResponseMinutes} 0v2M0 1H${averageResponseMinutes}`} />
    </svg>
  )
}

type GaugeProps = { value: number; unit: string; holes: number; measured: number; words: Words }

function Gauge({ value, unit, holes, measured, words }: GaugeProps) {
  return (
    <dl className={styles.gauge}>
      <dt>
        <Quantity className={styles.large} value={String(value)} unit={unit} />
      </dt>
      <dd>
        <SpacerRuler holes={holes} measured={measured} />
      </dd>
      <Reading {...words} />
    </dl>
  )
}

/** Four figures on lengths of spacer bar. */
export function ResponseGuarantee() {
  return (
    <Section id="guarantee" tone="snow">
      <div className={styles.columns}>
        <SectionHead sectionId="guarantee" layout="stacked" {...guarantee} />
        <div className={styles.gauges}>
          <div className={styles.response}>
            <dl className={styles.minutes}>
              <dt>
                <Quantity className={styles.huge} value={String(responseMinutes)} unit="min" />
              </dt>
              <Reading {...guarantee.response} />
            </dl>
            <SpacerRuler holes={responseMinutes} measured={averageResponseMinutes} isMarked />
            <AverageLine />
            <dl className={styles.minutes}>
              <dt>
                <Quantity className={styles.large} value={String(averageResponseMinutes)} unit="min" />
              </dt>
              <Reading {...guarantee.average} />
            </dl>
          </div>
          <div className={styles.shares}>
            <Gauge
              value={sameDayPercent}
              unit="%"
              holes={10}
              measured={sameDayPercent / 10}
              words={guarantee.sameDay}
            />
            <Gauge
              value={satisfaction.score}
              unit={`/${satisfaction.outOf}`}
              holes={satisfaction.outOf}
              measured={satisfaction.score}
              words={guarantee.satisfaction}
            />
          </div>
        </div>
      </div>
    </Section>
  )
}
