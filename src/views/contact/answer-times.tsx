import styles from './answer-times.module.css'
import { contact } from './words.ts'

/** Stands beside the form and says how soon somebody replies. */
export function AnswerTimes() {
  return (
    <dl className={styles.times}>
      {contact.form.times.map(({ name, value, description }) => (
        <div key={name} className={styles.time}>
          <dt className={styles.name}>{name}</dt>
          <dd>
            <span className={styles.value}>{value}</span> <span className={styles.description}>{description}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
