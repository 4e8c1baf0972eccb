import { Mark } from '../art/identity/mark.tsx'
import { business } from '../content/business.ts'
import styles from './logo.module.css'

/** The mark, and the name. */
export function Logo() {
  return (
    <a className={styles.logo} href="/">
      <Mark className={styles.mark} />
      <span>
        {business.shortName}
        <span className={styles.tagline}>{business.tagline}</span>
      </span>
    </a>
  )
}
