import { Quantity } from '../../components/measures.tsx'
import styles from './huge-figure.module.css'

type HugeFigureProps = { value: string; unit: string; description: string }

/** The one figure of a section, as large as a title, over what it measures. */
export function HugeFigure({ value, unit, description }: HugeFigureProps) {
  return (
    <p className={styles.figure}>
      <Quantity className={styles.value} value={value} unit={unit} />
      <span className={styles.description}>{description}</span>
    </p>
  )
}
