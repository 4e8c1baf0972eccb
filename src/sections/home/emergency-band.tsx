import { MoreLink } from '../../components/arrow-link.tsx'
import { Band } from '../../components/band.tsx'
import { TextButton } from '../../components/contact-buttons.tsx'
import { Fold } from '../../components/fold.tsx'
import { Measure } from '../../components/measure.tsx'
import { NumberedSteps } from '../../components/numbered-steps.tsx'
import { PhoneHead } from '../../components/phone-head.tsx'
import { Ruler } from '../../components/ruler.tsx'
import { business } from '../../content/business.ts'
import { claims } from '../../content/claims.ts'
import { home } from '../../content/home.ts'
import { pages } from '../../content/pages.ts'
import styles from './emergency-band.module.css'

const { emergency } = home

function ResponseClock() {
  return (
    <div className={styles.clock}>
      <Ruler
        size="tall"
        length={claims.responseMinutes}
        minorEvery={1}
        majorEvery={5}
        run={claims.averageResponseMinutes}
      />
      <dl className={styles.readings}>
        {emergency.readings.map(({ value, unit, says }, index) => (
          <div key={says} className={[styles.atStart, styles.atAverage, styles.atEnd][index]}>
            <dt>
              <Measure className={styles.value} value={value} unit={unit} />
            </dt>
            <dd className={styles.says}>{says}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** For somebody standing in broken glass at night: the number first, and large. */
export function EmergencyBand() {
  return (
    <Band id="emergency" tone="night">
      <PhoneHead of="emergency" phone={business.phone} {...emergency}>
        <TextButton isLarge label={emergency.text} />
      </PhoneHead>
      <ResponseClock />
      <Fold summary={emergency.stepsTitle} isOpenWide isBareWide>
        <NumberedSteps steps={emergency.steps} />
        <div className={styles.more}>
          <MoreLink href={pages.emergency.path}>{emergency.more}</MoreLink>
        </div>
      </Fold>
    </Band>
  )
}
