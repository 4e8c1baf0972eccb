import type { ReactNode } from 'react'
import styles from './spacer-bar.module.css'

type SpacerBarProps = { lie: 'flat' | 'upright'; children?: ReactNode }

export function SpacerBar({ lie, children }: SpacerBarProps) {
  return (
    <div className={styles[lie]} aria-hidden="true">
      {children}
    </div>
  )
}
