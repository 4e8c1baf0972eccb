import fieldStyles from '../components/field.module.css'
import type { TextField } from './request.ts'
import styles from './time-choice.module.css'
import { estimateForm, timeChoices } from './words.ts'

export function TimeChoice() {
  return (
    <fieldset className={styles.fieldset}>
      <legend className={fieldStyles.label}>
        {estimateForm.time.label} <span className={fieldStyles.optional}>{estimateForm.optional}</span>
      </legend>
      <div className={styles.choices}>
        {timeChoices.map(({ value, label }) => {
          const [part, hours] = label.split(/ (?=\d)/)
          return (
            <label key={value} className={styles.choice}>
              <input className={styles.radio} type="radio" name={'time' satisfies TextField} value={value} />
              <span>
                {part} {hours && <span className={styles.hours}>{hours}</span>}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
