import type { ReactNode } from 'react'
import styles from './hidden-on-phones.module.css'

/** Hides on phones what the call bar shows there already. */
export function HiddenOnPhones({ children }: { children: ReactNode }) {
  return <div className={styles.block}>{children}</div>
}
