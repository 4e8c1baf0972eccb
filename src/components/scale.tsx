import styles from './scale.module.css'

type ScaleProps = { ticks: readonly (string | number)[] }

/** What is written under a ruler or a row of hours, each in the middle of its tick, at equal distances. */
export function Scale({ ticks }: ScaleProps) {
  return (
    <div className={styles.scale} aria-hidden="true" data-scale>
      {ticks.map((tick, index) => (
        <span key={index}>{tick}</span>
      ))}
    </div>
  )
}
