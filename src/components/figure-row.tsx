import styles from './figure-row.module.css'
import { Measure } from './measure.tsx'

type Figure = { readonly value: string; readonly unit: string; readonly says: string }

/** Four figures in a row, each saying what it measures. */
export function FigureRow({ figures }: { figures: readonly Figure[] }) {
  return (
    <ul className={styles.row}>
      {figures.map(({ value, unit, says }) => (
        <li key={says} className={styles.figure}>
          <Measure className={styles.value} value={value} unit={unit} />
          <span className={styles.says}>{says}</span>
        </li>
      ))}
    </ul>
  )
}
