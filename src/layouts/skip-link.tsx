import { site } from '../content/site.ts'
import styles from './skip-link.module.css'

export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {site.skip}
    </a>
  )
}
