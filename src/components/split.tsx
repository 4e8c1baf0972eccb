import type { ReactNode } from 'react'
import styles from './split.module.css'

type SplitProps = {
  picture: ReactNode
  pictureSide: 'left' | 'right'
  /** Puts the picture first on phones, where the words are only a key to it. */
  isPictureFirst?: boolean
  children: ReactNode
}

/** Words and one picture side by side. On phones the words come first, as they do for a screen reader. */
export function Split({ picture, pictureSide, isPictureFirst = false, children }: SplitProps) {
  const sideClass = pictureSide === 'left' ? styles.pictureLeft : styles.pictureRight
  const orderClass = isPictureFirst ? styles.pictureFirst : ''
  return (
    <div className={`${styles.split} ${sideClass} ${orderClass}`.trim()}>
      <div className={styles.words}>{children}</div>
      {picture}
    </div>
  )
}
