import type { ReactNode } from 'react'
import type { DrawingName } from '../../art/drawings.tsx'
import { Drawing } from '../../components/drawing.tsx'
import type { TimeOfDay } from '../../lib/paint-svg.ts'
import styles from './bleed.module.css'

type BleedProps = {
  drawing: DrawingName
  alt: string
  at?: TimeOfDay
  side: 'left' | 'right'
  /** A scene fills its side of the band; a thing stands in it whole. */
  fit: 'fill' | 'whole'
  children: ReactNode
}

/** The picture runs out to the edge of the screen; the words keep the measure of the page. */
export function Bleed({ drawing, alt, at, side, fit, children }: BleedProps) {
  return (
    <div className={`${styles.bleed} ${side === 'left' ? styles.left : styles.right}`}>
      <div className={`${styles.plate} ${at === 'night' ? styles.night : ''}`.trim()}>
        <Drawing
          name={drawing}
          alt={alt}
          className={fit === 'fill' ? styles.scene : styles.thing}
          {...(at ? { at } : {})}
        />
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  )
}
