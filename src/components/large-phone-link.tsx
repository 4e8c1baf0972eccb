import { formatPhone, telHref } from '../lib/phone.ts'
import styles from './large-phone-link.module.css'

type LargePhoneLinkProps = {
  phone: string
  /** The caller gives it its size and place. */
  className?: string | undefined
  /** Read out before the number by screen readers. */
  label?: string
}

/** A phone number to call, as large as its place allows. */
export function LargePhoneLink({ phone, className = '', label }: LargePhoneLinkProps) {
  return (
    <a className={`${styles.number} ${className}`.trim()} href={telHref(phone)}>
      {label && <span className="visually-hidden">{`${label} `}</span>}
      {formatPhone(phone)}
    </a>
  )
}
