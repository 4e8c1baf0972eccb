import type { ReactNode } from 'react'
import styles from './band.module.css'
import { SpacerBar } from './spacer-bar.tsx'

type BandProps = {
  /** Also names the heading inside: the band is labelled by `${id}-title`. */
  id: string
  tone: 'snow' | 'ice' | 'night'
  /** 'screen' lets what is inside run to the edges of the screen; it then keeps its own margins. */
  reach?: 'page' | 'screen'
  className?: string | undefined
  children: ReactNode
}

/** One horizontal band of a page. Night bands are joined to what is above by a spacer bar. */
export function Band({ id, tone, reach = 'page', className = '', children }: BandProps) {
  const isNight = tone === 'night'
  const toneClass = isNight ? `night ${styles.jointed}` : styles[tone]
  const reachClass = reach === 'screen' ? styles.toScreen : ''
  return (
    <section
      id={id}
      className={`${styles.band} ${toneClass} ${reachClass} ${className}`.trim()}
      aria-labelledby={`${id}-title`}
    >
      {isNight && <SpacerBar lie="flat" />}
      {reach === 'screen' ? children : <div className={styles.wrap}>{children}</div>}
    </section>
  )
}
