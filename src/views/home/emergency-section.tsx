import { SmsButton } from '../../components/buttons.tsx'
import { Collapsible } from '../../components/folding.tsx'
import { MoreLink } from '../../components/links.tsx'
import { NumberedSteps } from '../../components/lists.tsx'
import { Clock, FigureWords, Ruler } from '../../components/measures.tsx'
import { PhoneHead, Section } from '../../components/section.tsx'
import { business } from '../../content/business.ts'
import { claims } from '../../content/claims.ts'
import { pages } from '../../content/pages.ts'
import styles from './emergency-section.module.css'
import { home } from './words.ts'

const { emergency } = home
const [atStart, atAverage, atEnd] = emergency.readings
const averagePercent = (100 * claims.averageResponseMinutes) / claims.responseMinutes

/** The readings stand under the ruler where they fall on it. */
function ResponseClock() {
  return (
    <div className={styles.clock}>
      <Ruler
        size="tall"
        length={claims.responseMinutes}
        minorEvery={1}
        majorEvery={5}
        progress={claims.averageResponseMinutes}
      />
      <div className={styles.readings}>
        <p className={styles.atStart}>
          <FigureWords {...atStart} />
        </p>
        {/* As wide as the bar on the ruler. A style attribute could say it, but the Content Security Policy refuses those. */}
        <svg width={`${averagePercent}%`} height={1} aria-hidden="true" />
        <p className={styles.atAverage}>
          <FigureWords {...atAverage} />
        </p>
        <p className={styles.atEnd}>
          <FigureWords {...atEnd} />
        </p>
      </div>
    </div>
  )
}

/** For somebody standing in broken glass at night: the number first, and large. */
export function EmergencySection() {
  return (
    <Section id="emergency" tone="night">
      <PhoneHead sectionId="emergency" phone={business.phone} clock={<Clock />} {...emergency}>
        <SmsButton isLarge label={emergency.text} />
      </PhoneHead>
      <ResponseClock />
      <Collapsible summary={emergency.stepsTitle}>
        <NumberedSteps steps={emergency.steps} />
        <div className={styles.more}>
          <MoreLink href={pages.emergency.path}>{emergency.more}</MoreLink>
        </div>
      </Collapsible>
    </Section>
  )
}
