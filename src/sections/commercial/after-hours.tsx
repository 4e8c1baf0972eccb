import { Band } from '../../components/band.tsx'
import { ButtonRow } from '../../components/button-row.tsx'
import { CallButton, TextButton } from '../../components/contact-buttons.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { Measure } from '../../components/measure.tsx'
import { Ruler } from '../../components/ruler.tsx'
import { commercial } from '../../content/commercial.ts'
import { site } from '../../content/site.ts'
import styles from './after-hours.module.css'

const { afterHours } = commercial

/** One day on the ruler, with the two hours that the title speaks of. */
function DayScale() {
  return (
    <div className={styles.day} aria-hidden="true">
      <Ruler size="tall" length={24} minorEvery={1} majorEvery={6} />
      <ol className={styles.hours}>
        {afterHours.hours.map((hour, index) => (
          <li key={`${hour}-${index < 2}`}>{hour}</li>
        ))}
      </ol>
    </div>
  )
}

export function AfterHours() {
  return (
    <div className={styles.clip}>
      <Band id="after-hours" tone="night">
        <div className={styles.top}>
          <hgroup>
            <p className={styles.subject}>{afterHours.subject}</p>
            <h2 id="after-hours-title">{afterHours.title}</h2>
          </hgroup>
          <div>
            <p className={styles.lead}>{afterHours.lead}</p>
            <ButtonRow>
              <CallButton isLarge label={site.call} />
              <TextButton isLarge label={afterHours.text} />
            </ButtonRow>
          </div>
        </div>
        <DayScale />
        <ul className={styles.facts}>
          {afterHours.facts.map(({ value, unit, says }) => (
            <li key={says}>
              <Measure className={styles.value} value={value} unit={unit} />
              <span>{says}</span>
            </li>
          ))}
        </ul>
        <Drawing name="night-street" alt={afterHours.picture} at="night" className={styles.picture} />
      </Band>
    </div>
  )
}
