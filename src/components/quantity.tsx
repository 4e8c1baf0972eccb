import styles from './quantity.module.css'

type QuantityProps = { value: string; unit: string; className?: string | undefined }

/** A figure set large with its unit. The caller gives it its size and says what it measures. */
export function Quantity({ value, unit, className = '' }: QuantityProps) {
  return (
    <span className={`${styles.quantity} ${className}`.trim()}>
      {value}
      {unit && <span className={styles.unit}>{unit}</span>}
    </span>
  )
}
