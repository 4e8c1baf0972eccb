import type { ReactNode } from 'react'
import styles from './bleed.module.css'

type BleedProps = {
  picture: ReactNode
  side: 'left' | 'right'
  /** 'fill' crops the picture to its half; 'whole' shows all of it. On phones both are cropped to a strip. */
  fit: 'fill' | 'whole'
  /** Leaves the picture out in print, where a night view would take a lot of ink. */
  isScreenOnly?: boolean
  children: ReactNode
}

/** The picture runs out to the edge of the screen; the words keep the measure of the page. */
export function Bleed({ picture, side, fit, isScreenOnly = false, children }: BleedProps) {
  const plate = [styles.plate, fit === 'fill' ? styles.scene : styles.thing, ...(isScreenOnly ? [styles.screen] : [])]
  return (
    <div className={`${styles.bleed} ${side === 'left' ? styles.left : styles.right}`}>
      <div className={plate.join(' ')}>{picture}</div>
      <div className={styles.words}>{children}</div>
    </div>
  )
}
