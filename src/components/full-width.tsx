import type { ReactNode } from 'react'
import styles from './full-width.module.css'

/** Lets a picture inside a section run from edge to edge of the screen. */
export function FullWidth({ children }: { children: ReactNode }) {
  return <div className={styles.full}>{children}</div>
}
