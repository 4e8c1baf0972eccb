import { formatPhone, telHref } from '../lib/phone.ts'
import styles from './giant-number.module.css'

type GiantNumberProps = {
  phone: string
  /** The caller gives it its size and place. */
  className?: string | undefined
  /** Read out before the number by screen readers. */
  label?: string
}

/** A phone number to call, as large as its place allows. */
export function GiantNumber({ phone, className = '', label }: GiantNumberProps) {
  return (
    <a className={`${styles.number} ${className}`.trim()} href={telHref(phone)}>
      {label && <span className="visually-hidden">{`${label} `}</span>}
      {formatPhone(phone)}
    </a>
  )
}
