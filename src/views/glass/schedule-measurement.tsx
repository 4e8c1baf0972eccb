import { QuoteLink } from '../../components/arrow-link.tsx'
import { ButtonRow } from '../../components/button-row.tsx'
import { CallButton, SmsButton } from '../../components/contact-buttons.tsx'
import { Quantity } from '../../components/quantity.tsx'
import { Ruler } from '../../components/ruler.tsx'
import { Section } from '../../components/section.tsx'
import { SectionHead } from '../../components/section-head.tsx'
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
