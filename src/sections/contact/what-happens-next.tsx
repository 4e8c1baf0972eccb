import { Band } from '../../components/band.tsx'
import { ProseColumns } from '../../components/prose-columns.tsx'
import { contact } from '../../content/contact.ts'
import styles from './what-happens-next.module.css'

const { next } = contact

/** How soon somebody answers, beside the form: what happens first, and in the same breath how long it takes. */
export function AnswerTimes() {
  return (
    <dl className={styles.times}>
      {next.times.map(({ name, value, says }) => (
        <div key={name} className={styles.time}>
          <dt className={styles.name}>{name}</dt>
          <dd>
            <span className={styles.value}>{value}</span> <span className={styles.says}>{says}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function WhatHappensNext() {
  return (
    <Band id="next" tone="ice">
      <ProseColumns of="next" {...next} />
    </Band>
  )
}
