import type { ComponentProps } from 'react'
import styles from './frame.module.css'

type FrameProps = ComponentProps<'div'> & { hasSill?: boolean }

/** A window frame. What it holds is laid out by the caller; the gap between panes is the mullion. */
export function Frame({ hasSill = false, className = '', ...div }: FrameProps) {
  return <div {...div} className={`${styles.frame} ${hasSill ? styles.onSill : ''} ${className}`.trim()} />
}

/** One pane of glass in a frame. */
export function Pane({ className = '', ...div }: ComponentProps<'div'>) {
  return <div {...div} className={`${styles.pane} ${className}`.trim()} />
}
