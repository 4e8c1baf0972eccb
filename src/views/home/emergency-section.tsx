import { SmsButton } from '../../components/buttons.tsx'
import { Collapsible } from '../../components/folding.tsx'
import { MoreLink } from '../../components/links.tsx'
import { NumberedSteps } from '../../components/lists.tsx'
import { Clock, Quantity, Ruler } from '../../components/measures.tsx'
import { PhoneHead, Section } from '../../components/section.tsx'
import { business } from '../../content/business.ts'
import { claims } from '../../content/claims.ts'
import { pages } from '../../content/pages.ts'
import styles from './emergency-section.module.css'
import { home } from './words.ts'

const { emergency } = home
const [atStart, atAverage, atEnd] = emergency.readings
const averagePercent = (100 * claims.averageResponseMinutes) / claims.responseMinutes

type ReadingProps = { value: string; unit: string; description: string; className: string | undefined }

function Reading({ value, unit, description, className }: ReadingProps) {
  return (
    <p className={className}>
      <Quantity className={styles.value} value={value} unit={unit} />
      <span className={styles.description}>{` ${description}`}</span>
    </p>
  )
}

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
        <Reading className={styles.atStart} {...atStart} />
        {/* As wide as the bar on the ruler. A style attribute could say it, but the Content Security Policy refuses those. */}
        <svg width={`${averagePercent}%`} height={1} aria-hidden="true" />
        <Reading className={styles.atAverage} {...atAverage} />
        <Reading className={styles.atEnd} {...atEnd} />
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
      <Collapsible summary={emergency.stepsTitle} isOpenWide hidesSummaryWhenWide>
        <NumberedSteps steps={emergency.steps} />
        <div className={styles.more}>
          <MoreLink href={pages.emergency.path}>{emergency.more}</MoreLink>
        </div>
      </Collapsible>
    </Section>
  )
}
