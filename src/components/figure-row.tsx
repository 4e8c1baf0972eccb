import styles from './figure-row.module.css'
import { Quantity } from './quantity.tsx'

export type Figure = { readonly value: string; readonly unit: string; readonly description: string }

/** Four figures in a row, each saying what it measures. */
export function FigureRow({ figures }: { figures: readonly Figure[] }) {
  return (
    <ul className={styles.row}>
      {figures.map(({ value, unit, description }) => (
        <li key={description} className={styles.figure}>
          <Quantity className={styles.value} value={value} unit={unit} />
          <span className={styles.description}>{description}</span>
        </li>
      ))}
    </ul>
  )
}
