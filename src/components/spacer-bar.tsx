import type { ReactNode } from 'react'
import styles from './spacer-bar.module.css'

type SpacerBarProps = { orientation: 'horizontal' | 'vertical'; children?: ReactNode }

/** A divider that looks like the perforated metal bar between the panes of a sealed unit. */
export function SpacerBar({ orientation, children }: SpacerBarProps) {
  return (
    <div className={styles[orientation]} aria-hidden="true">
      {children}
    </div>
  )
}
