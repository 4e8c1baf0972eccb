import type { ComponentProps, ReactNode } from 'react'
import styles from './window.module.css'
import rowStyles from './window-row.module.css'

type FrameProps = ComponentProps<'div'> & { hasSill?: boolean }

/** A window frame. What it holds is laid out by the caller; the gap between panes is the mullion. */
export function Frame({ hasSill = false, className = '', ...div }: FrameProps) {
  return <div {...div} className={`${styles.frame} ${hasSill ? styles.onSill : ''} ${className}`.trim()} />
}

/** One pane of glass in a frame. */
export function Pane({ className = '', ...div }: ComponentProps<'div'>) {
  return <div {...div} className={`${styles.pane} ${className}`.trim()} />
}

type WindowRowProps = {
  isOrdered?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A row of panes that make one wide window on wide screens, with words under each. On phones each is a small window. */
export function WindowRow({ isOrdered = false, className = '', children }: WindowRowProps) {
  const List = isOrdered ? 'ol' : 'ul'
  return <List className={`${rowStyles.row} ${className}`.trim()}>{children}</List>
}

export function WindowRowItem({ panes, children }: { panes: ReactNode; children: ReactNode }) {
  return (
    <li className={rowStyles.item}>
      <div className={rowStyles.panes}>{panes}</div>
      <div className={rowStyles.words}>{children}</div>
    </li>
  )
}
