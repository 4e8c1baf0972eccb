import { ButtonRow, QuoteButton, SmsButton } from '../../components/buttons.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { PhoneHead, Section } from '../../components/section.tsx'
import { business } from '../../content/business.ts'
import { homesAtNight } from './drawings/homes-at-night.tsx'
import styles from './schedule.module.css'
import { residential } from './words.ts'

const { schedule } = residential

/** The number for homes over a street of them after dark. */
export function Schedule() {
  return (
    <Section id="schedule" tone="night" width="screen">
      <div className={styles.words}>
        <PhoneHead sectionId="schedule" phone={business.residentialPhone} {...schedule}>
          <ButtonRow>
            <QuoteButton isLarge variant="filled" label={schedule.online} />
            <SmsButton page="residential" isLarge label={schedule.text} />
          </ButtonRow>
        </PhoneHead>
      </div>
      <Drawing of={homesAtNight} alt="" theme="dark" className={styles.street} />
    </Section>
  )
}
