import { Band } from '../../components/band.tsx'
import { Measure } from '../../components/measure.tsx'
import { ProseColumns } from '../../components/prose-columns.tsx'
import { contact } from '../../content/contact.ts'
import styles from './what-happens-next.module.css'

const { next } = contact

export function WhatHappensNext() {
  return (
    <Band id="next" tone="snow">
      <ProseColumns of="next" {...next} />
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
