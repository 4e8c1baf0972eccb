import type { ReactNode } from 'react'
import styles from './without-call-bar.module.css'

/** For what phones have in the call bar already, and so need not have twice. */
export function WithoutCallBar({ children }: { children: ReactNode }) {
  return <div className={styles.block}>{children}</div>
}
