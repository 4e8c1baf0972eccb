import type { ReactNode } from 'react'
import styles from './window-row.module.css'

type WindowRowProps = { isOrdered?: boolean; className?: string | undefined; children: ReactNode }

/** A row of panes that make one wide window on a desk, with words under each. On phones each is a small window. */
export function WindowRow({ isOrdered = false, className = '', children }: WindowRowProps) {
  const List = isOrdered ? 'ol' : 'ul'
  return <List className={`${styles.row} ${className}`.trim()}>{children}</List>
}

/** `panes` are one or more drawings, set one above the other. */
export function WindowRowItem({ panes, children }: { panes: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.item}>
      <div className={styles.panes}>{panes}</div>
      <div className={styles.words}>{children}</div>
    </li>
  )
}
