import { ButtonRow, CallButton, SmsButton } from '../../components/buttons.tsx'
import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { Quantity, Ruler } from '../../components/measures.tsx'
import { site } from '../../content/site.ts'
import styles from './after-hours.module.css'
import { nightStreet } from './drawings/street.tsx'
import { thumbnails } from './drawings/thumbnails.tsx'
import { commercial } from './words.ts'

const { afterHours } = commercial

/** One day on the ruler, with the two hours that the title speaks of. */
function DayScale() {
  return (
    <div className={styles.day} aria-hidden="true">
      <Ruler size="tall" length={24} minorEvery={1} majorEvery={6} />
      <ol className={styles.hours}>
        {afterHours.hours.map((hour, index) => (
          <li key={index}>{hour}</li>
        ))}
      </ol>
    </div>
  )
}

export function AfterHours() {
  const { extra } = afterHours
  return (
    <CollapsibleSection id="after-hours" tone="night" thumbnail={thumbnails.afterHours} {...afterHours}>
      <div className={styles.row}>
        <div className="hidden-on-phones">
          <ButtonRow>
            <CallButton isLarge label={site.call} />
            <SmsButton page="commercial" isLarge label={afterHours.text} />
          </ButtonRow>
        </div>
        <p className={styles.extra}>
          <Quantity className={styles.value} value={extra.value} unit={extra.unit} />
          <span>{extra.description}</span>
        </p>
      </div>
      <DayScale />
      <div className="full-width">
        <Drawing of={nightStreet} alt={afterHours.picture} theme="dark" className={styles.picture} />
      </div>
    </CollapsibleSection>
  )
}
