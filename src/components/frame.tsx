import type { ComponentProps } from 'react'
import styles from './frame.module.css'

type FrameProps = ComponentProps<'div'>

/** A window frame. What it holds is laid out by the caller; the gap between panes is the mullion. */
export function Frame({ className = '', ...div }: FrameProps) {
  return <div {...div} className={`${styles.frame} ${className}`.trim()} />
}

/** One pane of glass in a frame. */
export function Pane({ className = '', ...div }: FrameProps) {
  return <div {...div} className={`${styles.pane} ${className}`.trim()} />
}

export function Sill() {
  return <div className={styles.sill} />
}
