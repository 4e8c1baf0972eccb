import type { ReactNode } from 'react'
import styles from './sample-sheet.module.css'

type SampleSheetProps = {
  title: string
  /** The stamp that marks it as a sample. */
  mark: string
  children: ReactNode
}

/** A sheet of paper as a customer would get it, stamped as a sample. */
export function SampleSheet({ title, mark, children }: SampleSheetProps) {
  return (
    <div className={styles.sheet}>
      <div className={styles.top}>
        <h3>{title}</h3>
        <span className={styles.mark}>{mark}</span>
      </div>
      {children}
    </div>
  )
}
