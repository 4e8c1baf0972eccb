import { business } from '../content/business.ts'
import styles from './logo.module.css'

/** A pane with its N of light, and the name. */
export function Logo() {
  return (
    <a className={styles.logo} href="/">
      <svg className={styles.mark} viewBox="0 0 34 34" aria-hidden="true">
        <path d="M3 3h28v28H3z" fill="var(--ice-2)" />
        <path d="M3.9 3.9l26.2 26.2V3.9z" fill="var(--ice-3)" />
        <path d="M3.9 3.9h26.2v26.2H3.9z" fill="none" stroke="var(--ink)" strokeWidth="1.8" />
        <path d="M5 30V5l24 24V4" fill="none" stroke="var(--ink)" strokeWidth="4.4" strokeLinejoin="round" />
      </svg>
      <span>
        {business.shortName}
        <span className={styles.tagline}>{business.tagline}</span>
      </span>
    </a>
  )
}
