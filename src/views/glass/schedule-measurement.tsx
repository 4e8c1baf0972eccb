import { ButtonRow, CallButton, SmsButton } from '../../components/buttons.tsx'
import { QuoteLink } from '../../components/links.tsx'
import { Quantity, Ruler } from '../../components/measures.tsx'
import { Section, SectionHead } from '../../components/section.tsx'
import { claims } from '../../content/claims.ts'
import { site } from '../../content/site.ts'
import styles from './schedule-measurement.module.css'
import { glass } from './words.ts'

const { schedule } = glass
const customDays = claims.customGlassDays.glassPage

/** Business days from the measurement: common sizes stand at its start, custom glass at its end. */
function BusinessDays() {
  return (
    <div className={styles.days}>
      <Ruler size="tall" length={customDays.to} minorEvery={1} majorEvery={1} measured={customDays} />
      <dl className={styles.readings}>
        {schedule.readings.map(({ value, unit, description }) => (
          <div key={description}>
            <dt>
              <Quantity className={styles.value} value={value} unit={unit} />
            </dt>
            <dd className={styles.description}>{description}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

export function ScheduleMeasurement() {
  return (
    <Section id="schedule" tone="night">
      <div className={styles.top}>
        <SectionHead sectionId="schedule" layout="stacked" {...schedule} />
        <div className={styles.ways}>
          <ButtonRow>
            <CallButton isLarge label={site.call} />
            <SmsButton page="glass" isLarge label={schedule.text} />
          </ButtonRow>
          <QuoteLink>{schedule.online}</QuoteLink>
        </div>
      </div>
      <BusinessDays />
    </Section>
  )
}
