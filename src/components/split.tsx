import type { ReactNode } from 'react'
import styles from './split.module.css'

type SplitProps = { picture: ReactNode; pictureSide: 'left' | 'right'; children: ReactNode }

/** Words and one picture side by side. On phones the words come first, as they do for a screen reader. */
export function Split({ picture, pictureSide, children }: SplitProps) {
  const sideClass = pictureSide === 'left' ? styles.pictureLeft : styles.pictureRight
  return (
    <div className={`${styles.split} ${sideClass}`}>
      <div className={styles.words}>{children}</div>
      {picture}
    </div>
  )
}
