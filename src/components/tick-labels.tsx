import styles from './tick-labels.module.css'

type TickLabelsProps = { ticks: readonly (string | number)[] }

/** The labels under a ruler or a row of hours, each in the middle of its tick, at equal distances. */
export function TickLabels({ ticks }: TickLabelsProps) {
  return (
    <div className={styles.labels} aria-hidden="true" data-tick-labels>
      {ticks.map((tick, index) => (
        <span key={index}>{tick}</span>
      ))}
    </div>
  )
}
