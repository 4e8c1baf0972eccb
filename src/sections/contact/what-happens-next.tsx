import { Band } from '../../components/band.tsx'
import { Measure } from '../../components/measure.tsx'
import { contact } from '../../content/contact.ts'
import styles from './what-happens-next.module.css'

const { next } = contact

export function WhatHappensNext() {
  return (
    <Band id="next" tone="snow">
      <div className={styles.columns}>
        <hgroup>
          <p className={styles.subject}>{next.subject}</p>
          <h2 id="next-title">{next.title}</h2>
        </hgroup>
        <div className={styles.prose}>
          <p className={styles.lead}>{next.lead}</p>
          {next.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <dl className={styles.times}>
        {next.times.map(({ value, unit, name, says }) => (
          <div key={name} className={styles.time}>
            <dt>
              <Measure className={styles.value} value={value} unit={unit} />
            </dt>
            <dd className={styles.says}>
              <strong className={styles.name}>{name}</strong>
              {says}
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  )
}
