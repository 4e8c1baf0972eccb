import type { ReactNode } from 'react'
import styles from './section.module.css'
import { SpacerBar } from './spacer-bar.tsx'

type SectionProps = {
  /** Also names the heading inside: the section is labelled by `${id}-title`. */
  id: string
  tone: 'snow' | 'ice' | 'night'
  /** 'screen' lets what is inside run to the edges of the screen; it then keeps its own margins. */
  width?: 'page' | 'screen'
  className?: string | undefined
  children: ReactNode
}

/** One horizontal section of a page. Night sections are joined to what is above by a spacer bar. */
export function Section({ id, tone, width = 'page', className = '', children }: SectionProps) {
  const isNight = tone === 'night'
  const toneClass = isNight ? `night ${styles.jointed}` : styles[tone]
  const widthClass = width === 'screen' ? styles.toScreen : ''
  return (
    <section
      id={id}
      className={`${styles.section} ${toneClass} ${widthClass} ${className}`.trim()}
      aria-labelledby={`${id}-title`}
    >
      {isNight && <SpacerBar orientation="horizontal" />}
      {width === 'screen' ? children : <div className={styles.wrap}>{children}</div>}
    </section>
  )
}
