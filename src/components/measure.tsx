import styles from './measure.module.css'

type MeasureProps = { value: string; unit: string; className?: string | undefined }

/** A figure set large with its unit. The caller gives it its size and says what it measures. */
export function Measure({ value, unit, className = '' }: MeasureProps) {
  return (
    <span className={`${styles.measure} ${className}`.trim()}>
      {value}
      {unit && <span className={styles.unit}>{unit}</span>}
    </span>
  )
}
