import type { ReactNode } from 'react'
import styles from './without-call-bar.module.css'

/** Hides on phones what the call bar shows there already. */
export function WithoutCallBar({ children }: { children: ReactNode }) {
  return <div className={styles.block}>{children}</div>
}
